import Testing

@testable import Storage

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("plain text 1", "plain text 1"), ("EaseInOut", "easeinout"),
    // Full width, half width, and the ideographic space.
    ("ＡＢＣ　ｘｙｚ１２３！", "abc xyz123!"), ("ｱﾆﾒｰｼｮﾝ", "あにめーしょん"),
    ("ｦﾝｯｰ｡", "をんっー｡"),
    // Voice marks, half width and combining.
    ("ｶﾞｷﾞｸﾞｹﾞｺﾞ", "がぎぐげご"), ("ｻﾞｼﾞｽﾞｾﾞｿﾞ", "ざじずぜぞ"), ("ﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞ", "だぢづでど"),
    ("ﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ", "ばびぶべぼ"), ("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "ぱぴぷぺぽ"), ("ｳﾞ", "ゔ"),
    ("カ\u{3099}ハ\u{309A}", "がぱ"), ("か\u{3099}", "が"),
    // Marks that nothing can take.
    ("ﾞ", ""), ("ｱﾞ", "あ"), ("ﾅﾟ", "な"), ("ｶﾟ", "か"), ("aﾞ", "a"),
    ("アニメーション", "あにめーしょん"), ("ヴヵヶ", "ゔゕゖ"), ("遷移", "遷移"),
    ("Ёлка ёж ЙОД йод", "елка еж иод иод"), ("ПРУЖИНА", "пружина"), ("Éclair", "éclair"),
    ("ΑΒΓ", "αβγ"), ("", ""), ("АБВ…Я а-я — “x”", "абв…я а-я — “x”"), ("漢字カナかな・ー、。", "漢字かなかな・ー、。"),
    ("ＡЁカ\u{3000}Ѐ", "aеか ѐ"), ("Ⅻ℃Å", "ⅻ℃å"), ("Ваш Ўзор", "ваш ўзор"),
  ])
  func foldedText(text: String, folded: String) {
    #expect(SearchFolding.fold(text).unicodeScalars.elementsEqual(folded.unicodeScalars))
  }

  @Test("Every character is folded alone as among others") func characters() {
    for value in (UInt32(1)...0x33FF) where !(0x3099...0x309A).contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Greek makes the others be folded one by one.
      let (plain, slow) = (SearchFolding.fold("a\(scalar)b"), SearchFolding.fold("a\(scalar)bα"))
      #expect(plain.unicodeScalars.elementsEqual(slow.unicodeScalars.dropLast()), "\(value)")
    }
  }

  @Test(arguments: [
    ("遷移アニメ々〇ーㄅ가", "遷移アニメ々〇ーㄅ"), ("aяé가1 -・。！😀", ""), ("ไทย", "ไทย"), ("𠀋", "𠀋"),
  ])
  func scriptsWithoutSpaces(text: String, unspaced: String) {
    let found = String(
      String.UnicodeScalarView(text.unicodeScalars.filter(SearchFolding.isUnspaced)))
    #expect(found == unspaced)
  }
}
