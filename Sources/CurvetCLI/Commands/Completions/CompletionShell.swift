import CommandKit

/// A shell that completes command lines.
enum CompletionShell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// The script with which the shell asks the program.
  ///
  /// A line of the answer is a word, with a tab and a description; a line that begins with a tab
  /// asks for paths.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // bash splits words at ":" and "=", and replaces only what follows. So the program gets the line, and
  // the text up to the last such sign is cut from its answers.
  private static let bashScript = #"""
    # bash completion for curvet; load it with: source <(curvet completions bash)
    _curvet() {
      local line answer cut="" word=${COMP_WORDS[COMP_CWORD]} current=${COMP_LINE:0:COMP_POINT}
      answer=$(command "${1/#\~\//$HOME/}" completions bash --line "$current" 2>/dev/null) || return
      COMPREPLY=()
      if [[ $word != [\'\"]* ]]; then
        word=${current##*[[:space:]]}
        [[ $word == *[:=]* ]] && cut=${word%"${word##*[:=]}"}
      fi
      while IFS= read -r line; do
        case $line in
          $'\tfolders') compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$2") ;;
          $'\tfiles'*) _curvet_files "$2" ${line#$'\tfiles'} ;;
          ?*)
            line=${line#"$cut"}
            case $word in
              \'*) line=${line//\'/\'\\\'\'} ;;
              \"*) line=$(sed 's/[\\"$`]/\\&/g' <<<"$line") ;;
              *) printf -v line %q "$line" ;;
            esac
            COMPREPLY+=("$line") ;;
        esac
      done <<<"$answer"
      [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[/:=] ]] && compopt -o nospace
      return 0
    }
    _curvet_files() {
      local current=$1 extension
      shift
      compopt -o filenames
      if (($# == 0)); then
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current")
        return
      fi
      mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current")
      for extension; do
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!*.$extension" -- "$current")
      done
    }
    complete -F _curvet curvet
    """#

  private static let zshScript = #"""
    #compdef curvet
    # zsh completion for curvet; save it as _curvet in a folder in $fpath,
    # or load it with: source <(curvet completions zsh)
    _curvet() {
      local line typed="${(j: :)words[1,CURRENT]}"
      local -a answer closed open kinds
      answer=("${(@f)$(command curvet completions zsh --line "$typed" 2>/dev/null)}")
      for line in "${answer[@]}"; do
        case $line in
          '') ;;
          $'\tfolders') _files -/ ;;
          $'\tfiles') _files ;;
          $'\tfiles '*)
            kinds=(${=line#*files })
            _files -g "*.(${(j:|:)kinds})(-.)" ;;
          *)
            if [[ ${line%%$'\t'*} == *[/:=] ]]; then
              open+=("${line/$'\t'/:}")
            else
              closed+=("${line/$'\t'/:}")
            fi ;;
        esac
      done
      (( $#open )) && _describe -V -t open 'curvet' open -S ''
      (( $#closed )) && _describe -V -t closed 'curvet' closed
      return 0
    }
    if [[ $funcstack[1] == _curvet ]]; then _curvet "$@"; else compdef _curvet curvet; fi
    """#

  private static let fishScript = #"""
    # fish completion for curvet; load it with: curvet completions fish | source
    function __curvet_complete
      set -l typed (commandline -pc | string collect)
      set -l current (commandline -ct)
      for line in (command curvet completions fish --line "$typed" 2>/dev/null)
        switch $line
          case \tfolders
            __fish_complete_directories "$current" ''
          case \tfiles
            __fish_complete_path "$current"
          case \tfiles' *'
            set -l kinds (string split ' ' -- (string replace \tfiles' ' '' -- $line))
            __fish_complete_path "$current" \
              | string match -r '^[^\t]*(?:/|\.(?:'(string join '|' $kinds)'))(?:\t.*)?$'
          case '*'
            printf '%s\n' $line
        end
      end
    end
    complete -c curvet -f -a '(__curvet_complete)'
    """#
}
