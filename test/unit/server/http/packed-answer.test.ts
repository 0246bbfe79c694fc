import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Encoding } from '../../../../server/http/encodings'
import { followedBy, pack } from '../../../../server/http/packed-answer'

const UNPACK: Record<Encoding, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  '': (body) => body,
}

const unpacked = (encoding: Encoding, body: string | Buffer): string => UNPACK[encoding](Buffer.from(body)).toString()

const long = 'A text of many words, é and ש, '.repeat(2_000)

describe.each(['br', 'gzip', ''] as const)('a text that is packed as “%s”', (encoding) => {
  it.each([
    ['nothing', long, ''],
    ['a byte', long, 'a'],
    ['some letters', long, ',"country":"é"}'],
    ['as much as may follow', long, 'z'.repeat(65_535)],
    ['more than itself', 'é'.repeat(600), 'z'.repeat(3_000)],
  ])('is whole when it is followed by %s', async (_, text, rest) => {
    const packed = await pack(text, encoding)
    expect(packed.encoding).toBe(encoding)
    // The packed beginning serves every call.
    for (const again of [rest, `${rest.slice(1)}!`, rest])
      expect(unpacked(encoding, followedBy(packed, again))).toBe(text + again)
  })

  it('stays as it is where compression would save no packet', async () => {
    const packed = await pack('a'.repeat(299), encoding)
    expect(packed.encoding).toBe('')
    expect(followedBy(packed, 'b').toString()).toBe(`${'a'.repeat(299)}b`)
  })
})
