/**
 * The checksum of a text whose parts' checksums are known (CRC-32 as in RFC 1952). Checksums are polynomials over GF(2),
 * their highest power in the lowest bit, and what follows a part multiplies its checksum by a power of x.
 */
const POLYNOMIAL = 0xed_b8_83_20
const X_TO_0 = 0x80_00_00_00
/** x to the power of 8: one byte. */
const X_TO_8 = 0x00_80_00_00

const multiply = (a: number, b: number): number => {
  let product = 0
  let shifted = b
  for (let bit = X_TO_0; bit; bit >>>= 1) {
    if (a & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** x to the power of so many bytes: what `followed` needs to know of a part's length. */
export const shiftOf = (bytes: number): number => {
  let [shift, power] = [X_TO_0, X_TO_8]
  for (let rest = bytes; rest; rest = Math.floor(rest / 2)) {
    if (rest % 2) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

/** The checksum of two parts together. @param shift of the second part's length */
export const followed = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0
