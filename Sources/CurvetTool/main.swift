import CurvetCLI

CurvetProcess.main()
