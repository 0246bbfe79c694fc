import { randomBytes, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { followed, shiftOf } from '../../../../server/lib/checksum'

it('adds checksums of parts up to that of the whole, wherever it is cut', () => {
  for (const length of [0, 1, 2, 100, 255, 256, 4_097, 70_000]) {
    const whole = randomBytes(length)
    for (const cut of [0, length, randomInt(length + 1), randomInt(length + 1)]) {
      const [first, second] = [whole.subarray(0, cut), whole.subarray(cut)]
      expect(followed(crc32(first), crc32(second), shiftOf(second.length)), `${cut} of ${length}`).toBe(crc32(whole))
    }
  }
})
