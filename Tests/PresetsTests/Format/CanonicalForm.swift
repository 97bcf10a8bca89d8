/// Presets in canonical one-line form which together have every field of every kind.
enum CanonicalForm {
  static let payloads =
    about + curves + springs + durations + keyframes + transitions + animators + groups

  static let about = [
    #"{"name":"a","kind":"duration","title":"A","summary":"A \"b\" ü 曲線\n","tags":["soft","柔らかい","b"],"role":"enter","source":{"title":"t","author":"u","url":"https://example.com/?a=b","license":"MIT","language":"pt-BR","year":2018,"path":"motion.a"},"localizations":{"de":{"title":"D"},"ja":{"title":"J","summary":"S"}},"reducedMotion":"transition/cross-fade","counterpart":"b","deprecated":{"reason":"r","use":"c"},"aliases":["z","y/x-1"],"ignore":[{"rule":"quality/too-long","reason":"hero"}],"extensions":{"com.example":{"z":1.50,"a":1e2,"n":12345678901234567890,"m":-0,"e":1E-7,"l":[true,false,null,"\u200b",{}],"":[]}},"motion":{"seconds":1}}"#,
    #"{"name":"a/b","kind":"duration","source":{},"reducedMotion":"none","deprecated":true,"extensions":{},"motion":{"seconds":0}}"#,
    #"{"name":"a/c","kind":"duration","role":"loop","reducedMotion":"keep","deprecated":{"reason":""},"motion":{"seconds":0.000001}}"#,
  ]
  static let curves = [
    #"{"name":"a","kind":"curve","motion":{"use":"b","duration":"c","delay":"d"}}"#,
    #"{"name":"a","kind":"curve","motion":{"cubicBezier":[0,-1.5,1,2],"duration":0.3,"delay":0}}"#,
    #"{"name":"a","kind":"curve","motion":{"named":"easeInEaseOut"}}"#,
    #"{"name":"a","kind":"curve","motion":{"linear":[[-0.5,0],[0.5,2],[0.25,10000]]}}"#,
    #"{"name":"a","kind":"curve","motion":{"steps":3,"jump":"both","duration":1}}"#,
    #"{"name":"a","kind":"curve","motion":{"path":"M 0,0 C .05,0 .133333,.06 .166666,.4 L1 1"}}"#,
  ]
  static let springs = [
    #"{"name":"a","kind":"spring","motion":{"use":"b","initialVelocity":2,"allowsOverdamping":true,"delay":1}}"#,
    #"{"name":"a","kind":"spring","motion":{"mass":1,"stiffness":100,"damping":10,"initialVelocity":{"measure":"gesture.velocity / 500"}}}"#,
    #"{"name":"a","kind":"spring","motion":{"dampingRatio":0.7,"stiffness":100,"mass":2,"allowsOverdamping":false}}"#,
    #"{"name":"a","kind":"spring","motion":{"dampingRatio":1.7,"stiffness":100}}"#,
    #"{"name":"a","kind":"spring","motion":{"mass":1,"stiffness":100,"damping":10,"initialVelocity":[{"measure":"gesture.velocity.x / 500"},-2]}}"#,
    #"{"name":"a","kind":"spring","motion":{"duration":0.5,"bounce":-0.2,"delay":"d"}}"#,
    #"{"name":"a","kind":"spring","motion":{"response":"r","dampingFraction":2,"blendDuration":0}}"#,
    #"{"name":"a","kind":"spring","motion":{"dampingRatio":1,"duration":"d"}}"#,
  ]
  static let durations = [#"{"name":"a","kind":"duration","motion":{"use":"b"}}"#]
  static let keyframes = [
    #"{"name":"a","kind":"keyframes","motion":{"use":"b","duration":1,"timing":"t","beginTime":-1,"repeatCount":2.5,"repeatDuration":3,"autoreverses":true,"speed":-2,"timeOffset":"o","fillMode":"both","modelValue":"set"}}"#,
    #"{"name":"a","kind":"keyframes","motion":{"modelValue":"unchanged","tracks":[{"property":"cornerRadius","corners":["topLeft","topRight"],"values":[0,12]}]}}"#,
    #"{"name":"a","kind":"keyframes","motion":{"timing":{"steps":2,"jump":"end"},"repeatCount":"infinite","tracks":[{"target":"card","property":"position","values":[[1,2],[{"measure":"w"},-3],{"measure":"(w - 1) / 2"},null],"keyTimes":[0,"1/3","2/6",1],"calculationMode":"cubic","timings":["t",{"named":"linear"},{"duration":1,"bounce":0}],"tension":0.5,"continuity":[0,-1,1,0],"bias":0,"additive":false,"rotationMode":"autoReverse"},{"property":"position","path":"M0,0a1 1 0 0110 10Z"},{"property":"opacity","frames":[{"start":0,"duration":"1/2","to":1},{"start":"1/2","duration":0.5,"by":-1}]},{"property":"effect","values":["light","dark"],"calculationMode":"discrete"},{"property":"hidden","values":[true,false],"calculationMode":"discrete"}]}}"#,
    ##"{"name":"a","kind":"keyframes","motion":{"tracks":[{"property":"backgroundColor","values":["#FF0000","#00FF0080"]},{"property":"own","values":[[1,2,3],[1,2,3,4],0.1]}]}}"##,
  ]
  static let transitions = [
    #"{"name":"a","kind":"transition","motion":{"use":"b","phase":"pop","direction":"fromLeading","startProgress":0,"endProgress":"9/10","duration":1,"delay":"d","timing":"t"}}"#,
    #"{"name":"a","kind":"transition","motion":{"style":"custom","phase":"present","duration":0.72,"calculationMode":"cubic","perspective":{"m34":-0.002},"layers":[{"layer":"destination.snapshot","initial":{"frame":[0,0,{"measure":"screen.width"},100],"hidden":false,"transform.rotation.y":90},"frames":[{"property":"transform.rotation.y","start":"1/3","duration":"1/3","to":0},{"property":"zPosition","start":0,"duration":1,"by":2}],"hidden":[0,"1/2"]},{"layer":"container","corners":["bottomRight"]}],"interaction":{"gesture":"screenEdgePan","edge":"left","axis":"x","distance":200,"begin":"axisDominates","invertsWhenOpen":true,"onRelease":"threshold","threshold":0.5}}}"#,
    ##"{"name":"a","kind":"transition","motion":{"style":"zoom","phase":"push","duration":0.5,"zoom":{"alignment":[0,0,1,0.4],"dimmingColor":"#00000040","dimmingEffect":"systemThinMaterial","interactiveDismiss":false},"layers":[{"layer":"destination","cornerCurve":"continuous"}]}}"##,
    #"{"name":"a","kind":"keyframes","motion":{"preferredFrameRateRange":{"minimum":80,"maximum":120,"preferred":120},"tracks":[{"property":"cornerRadius","cornerCurve":"circular","values":[0,12]}]}}"#,
    #"{"name":"a","kind":"animator","motion":{"duration":1,"animations":[{"property":"cornerRadius","corners":["topLeft"],"cornerCurve":"continuous","to":8}]}}"#,
    #"{"name":"a","kind":"group","motion":{"duration":1,"preferredFrameRateRange":{"minimum":30,"maximum":60},"members":[{"preset":"k"}]}}"#,
    #"{"name":"a","kind":"transition","motion":{"style":"custom","perspective":{"eyeDistance":{"measure":"w"}},"layers":[{"layer":"source"}],"interaction":{"gesture":"pan","distance":{"measure":"-(h - 80)"},"startProgress":{"measure":"view.center.y / h"},"onRelease":"projected"}}}"#,
  ]
  static let animators = [
    #"{"name":"a","kind":"animator","motion":{"use":"b","duration":2,"isInterruptible":true}}"#,
    #"{"name":"a","kind":"animator","motion":{"duration":1,"timing":"t","delay":1,"animations":[{"target":"v","property":"opacity","from":0,"to":1,"delayFactor":"1/2"},{"property":"position.x","by":100},{"property":"cornerRadius","corners":["topRight"],"to":8}],"isInterruptible":false,"pausesOnCompletion":true,"scrubsLinearly":false,"continuation":{"from":0.5,"durationFactor":3,"timing":{"cubicBezier":[0,0,1,1],"delay":1}},"interaction":{"gesture":"slider","startProgress":0.5}}}"#,
    #"{"name":"a","kind":"animator","motion":{"timing":{"mass":1,"stiffness":1,"damping":1},"animations":[{"property":"alpha","to":null}],"continuation":{}}}"#,
  ]
  static let groups = [
    #"{"name":"a","kind":"group","motion":{"use":"b","duration":"d"}}"#,
    #"{"name":"a","kind":"group","motion":{"duration":4,"members":[{"preset":"b","beginTime":-1,"stagger":0.1,"fillMode":"backwards","modelValue":"unchanged","speed":0,"target":"v"},{"kind":"group","motion":{"members":[{"kind":"curve","motion":{"named":"linear"}}]},"beginTime":"d"}],"interaction":{"gesture":"press"}}}"#,
  ]
}
