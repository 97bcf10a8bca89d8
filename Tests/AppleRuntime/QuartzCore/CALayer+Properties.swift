// The properties of a layer, which are all kept by key.
extension CALayer {
  public var bounds: CGRect {
    get { get("bounds", .zero) }
    set { put(newValue, "bounds") }
  }
  public var position: CGPoint {
    get { get("position", .zero) }
    set { put(newValue, "position") }
  }
  public var frame: CGRect {
    get { storage.value(at: "frame")?.object as? CGRect ?? .zero }
    set { put(newValue, "frame") }
  }
  public var anchorPoint: CGPoint {
    get { get("anchorPoint", .zero) }
    set { put(newValue, "anchorPoint") }
  }
  public var zPosition: CGFloat {
    get { CGFloat(number("zPosition")) }
    set { put(newValue, "zPosition") }
  }
  public var anchorPointZ: CGFloat {
    get { CGFloat(number("anchorPointZ")) }
    set { put(newValue, "anchorPointZ") }
  }
  public var transform: CATransform3D {
    get { get("transform", CATransform3DIdentity) }
    set { put(newValue, "transform") }
  }
  public var sublayerTransform: CATransform3D {
    get { get("sublayerTransform", CATransform3DIdentity) }
    set { put(newValue, "sublayerTransform") }
  }
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  public var opacity: Float {
    get { Float(number("opacity")) }
    set { put(newValue, "opacity") }
  }
  public var isHidden: Bool {
    get { get("hidden", false) }
    set { put(newValue, "hidden") }
  }
  public var isDoubleSided: Bool {
    get { get("doubleSided", true) }
    set { put(newValue, "doubleSided") }
  }
  public var masksToBounds: Bool {
    get { get("masksToBounds", false) }
    set { put(newValue, "masksToBounds") }
  }
  public var isOpaque: Bool {
    get { get("opaque", false) }
    set { put(newValue, "opaque") }
  }
  public var isGeometryFlipped: Bool {
    get { get("geometryFlipped", false) }
    set { put(newValue, "geometryFlipped") }
  }
  public var allowsGroupOpacity: Bool {
    get { get("allowsGroupOpacity", true) }
    set { put(newValue, "allowsGroupOpacity") }
  }
  public var allowsEdgeAntialiasing: Bool {
    get { get("allowsEdgeAntialiasing", false) }
    set { put(newValue, "allowsEdgeAntialiasing") }
  }
  public var shouldRasterize: Bool {
    get { get("shouldRasterize", false) }
    set { put(newValue, "shouldRasterize") }
  }
  public var rasterizationScale: CGFloat {
    get { CGFloat(number("rasterizationScale")) }
    set { put(newValue, "rasterizationScale") }
  }
  public var contents: Any? {
    get { storage["contents"]?.object }
    set { set(.object(newValue), at: "contents") }
  }
  public var contentsRect: CGRect {
    get { get("contentsRect", .zero) }
    set { put(newValue, "contentsRect") }
  }
  public var contentsScale: CGFloat {
    get { CGFloat(number("contentsScale")) }
    set { put(newValue, "contentsScale") }
  }
  public var contentsGravity: CALayerContentsGravity {
    get { get("contentsGravity", .resize) }
    set { put(newValue, "contentsGravity") }
  }
  public var backgroundColor: CGColor? {
    get { storage["backgroundColor"]?.object as? CGColor }
    set { put(newValue, "backgroundColor") }
  }
  public var cornerRadius: CGFloat {
    get { CGFloat(number("cornerRadius")) }
    set { put(newValue, "cornerRadius") }
  }
  public var maskedCorners: CACornerMask {
    get { get("maskedCorners", CACornerMask(rawValue: 15)) }
    set { put(newValue, "maskedCorners") }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { get("cornerCurve", .circular) }
    set { put(newValue, "cornerCurve") }
  }
  public var borderWidth: CGFloat {
    get { CGFloat(number("borderWidth")) }
    set { put(newValue, "borderWidth") }
  }
  public var borderColor: CGColor? {
    get { storage["borderColor"]?.object as? CGColor }
    set { put(newValue, "borderColor") }
  }
  public var shadowColor: CGColor? {
    get { storage["shadowColor"]?.object as? CGColor }
    set { put(newValue, "shadowColor") }
  }
  public var shadowOpacity: Float {
    get { Float(number("shadowOpacity")) }
    set { put(newValue, "shadowOpacity") }
  }
  public var shadowOffset: CGSize {
    get { get("shadowOffset", .zero) }
    set { put(newValue, "shadowOffset") }
  }
  public var shadowRadius: CGFloat {
    get { CGFloat(number("shadowRadius")) }
    set { put(newValue, "shadowRadius") }
  }
  public var shadowPath: CGPath? {
    get { storage["shadowPath"]?.object as? CGPath }
    set { put(newValue, "shadowPath") }
  }
}
