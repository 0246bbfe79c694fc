/** Digits of the letters a to z on the keys of a phone. */
const KEYPAD_DIGITS = '22233344455566677778889999'

/** A number that ends in a word, such as 1-800-FLOWERS, in digits. */
export const onKeys = (number: string): string =>
  /^[+\d\s().-]*\d{3}[\s).-]*[a-z][a-z\d\s.-]*$/i.test(number)
    ? number.toLowerCase().replace(/[a-z]/g, (letter) => KEYPAD_DIGITS.charAt(letter.charCodeAt(0) - 97))
    : number
