import UIKit

extension UIViewPropertyAnimator: Motion.DrivenAnimator {}
