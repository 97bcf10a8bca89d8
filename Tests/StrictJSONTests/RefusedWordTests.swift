import StrictJSON
import Testing

/// Words that are no values, and numbers that are not spelled as JSON spells them.
@Suite struct RefusedWordTests {
  @Test(arguments: [
    RefusedText("nul", 1, "expected a value, found 'nul'", "write strings in double quotes"),
    RefusedText("nulll", 1, "expected a value, found 'nulll'", "write strings in double quotes"),
    RefusedText(
      "[true1]", 2, "expected a value, found 'true1'", "write strings in double quotes"),
    RefusedText(
      "[true_]", 2, "expected a value, found 'true_'", "write strings in double quotes"),
    RefusedText("[trueé]", 6, "expected ',' or ']', found 'é'"),
    RefusedText(
      "[falsetrue]", 2, "expected a value, found 'falsetrue'", "write strings in double quotes"),
    RefusedText(
      "True", 1, "expected a value, found 'True'", "write true, false, and null in lower case"),
    RefusedText(
      "FALSE", 1, "expected a value, found 'FALSE'", "write true, false, and null in lower case"),
    RefusedText(
      "Null", 1, "expected a value, found 'Null'", "write true, false, and null in lower case"),
    RefusedText(
      "NULL", 1, "expected a value, found 'NULL'", "write true, false, and null in lower case"),
    RefusedText(
      "[NaN]", 2, "expected a value, found 'NaN'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText(
      "[nan]", 2, "expected a value, found 'nan'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText(
      "Infinity", 1, "expected a value, found 'Infinity'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText(
      "inf", 1, "expected a value, found 'inf'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText(
      "-Infinity", 2, "expected a digit, found 'Infinity'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText(
      "-NaN", 2, "expected a digit, found 'NaN'",
      "write a finite number; JSON has no NaN or Infinity"),
    RefusedText("+Infinity", 1, "expected a value, found '+'", "write the number without '+'"),
    RefusedText(
      "undefined", 1, "expected a value, found 'undefined'", "write strings in double quotes"),
    RefusedText(
      "[spring]", 2, "expected a value, found 'spring'", "write strings in double quotes"),
    RefusedText(
      "[abcdefghijklmnopqrstuvwxyz]", 2, "expected a value, found 'abcdefghijklmnopqrstuvwx'",
      "write strings in double quotes"),
  ])
  func words(row: RefusedText) { row.check() }

  private static let zeros = "remove it, for example write 7 instead of 07"
  private static let point = "write a digit before the decimal point, for example 0.5"
  private static let unit = "write a number with a unit as a string, for example \"300ms\""

  @Test(arguments: [
    RefusedText("-", 2, "expected a digit, found the end of the document", RefusedText.whole),
    RefusedText("[-]", 3, "expected a digit, found ']'"),
    RefusedText("--1", 2, "expected a digit, found '-'"),
    RefusedText("- 1", 2, "expected a digit, found ' '"),
    RefusedText("-a", 2, "expected a digit, found 'a'"),
    RefusedText("+1", 1, "expected a value, found '+'", "write the number without '+'"),
    RefusedText(".5", 1, "expected a value, found '.'", point),
    RefusedText("-.5", 2, "expected a digit, found '.'", point),
    RefusedText(
      "1.", 3, "expected a digit after the decimal point, found the end of the document",
      RefusedText.whole),
    RefusedText("[1.]", 4, "expected a digit after the decimal point, found ']'"),
    RefusedText("1.e5", 3, "expected a digit after the decimal point, found 'e5'"),
    RefusedText("1..5", 3, "expected a digit after the decimal point, found '.'"),
    RefusedText("1.5.6", 4, "expected the end of the number, found '.'"),
    RefusedText(
      "1e", 3, "expected a digit in the exponent, found the end of the document", RefusedText.whole),
    RefusedText(
      "1e+", 4, "expected a digit in the exponent, found the end of the document", RefusedText.whole
    ),
    RefusedText("[1E-]", 5, "expected a digit in the exponent, found ']'"),
    RefusedText("1ee5", 3, "expected a digit in the exponent, found 'e5'"),
    RefusedText("1e+-5", 4, "expected a digit in the exponent, found '-'"),
    RefusedText("1e5.5", 4, "expected the end of the number, found '.'"),
    RefusedText("1e5e5", 4, "expected the end of the number, found 'e5'", unit),
    RefusedText("e5", 1, "expected a value, found 'e5'", "write strings in double quotes"),
    RefusedText("01", 1, "the number has a leading zero", zeros),
    RefusedText("-01", 1, "the number has a leading zero", zeros),
    RefusedText("00", 1, "the number has a leading zero", zeros),
    RefusedText("[1, 00.5]", 5, "the number has a leading zero", zeros),
    RefusedText(
      "0x1F", 2, "expected the end of the number, found 'x1F'", "write the number in decimal"),
    RefusedText("0b1", 2, "expected the end of the number, found 'b1'", unit),
    RefusedText("[300ms]", 5, "expected the end of the number, found 'ms'", unit),
    RefusedText("[1_000]", 3, "expected the end of the number, found '_000'"),
    RefusedText("[1,5.]", 6, "expected a digit after the decimal point, found ']'"),
    RefusedText("[1a]", 3, "expected the end of the number, found 'a'", unit),
    RefusedText("[1-2]", 3, "expected ',' or ']', found '-'", RefusedText.comma),
    RefusedText("[1+2]", 3, "expected ',' or ']', found '+'"),
    RefusedText("[1/3]", 3, "expected ',' or ']', found '/'", RefusedText.comments),
    RefusedText("[１]", 2, "expected a value, found '１'"),
    RefusedText("[−1]", 2, "expected a value, found '−'", "write the minus sign as '-'"),
  ])
  func numbers(row: RefusedText) { row.check() }
}
