/** Pictures that no usual program writes, made by hand. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

/** A box of the ISO family. */
const box = (type: string, ...parts: (Uint8Array | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from(u32(body.length + 8)), Buffer.from(type, 'latin1'), body])
}

const full = (type: string, version: number, ...parts: (Uint8Array | number[])[]): Buffer =>
  box(type, [version, 0, 0, 0], ...parts)

const boxIn = (file: Buffer, type: string): Buffer => {
  const offset = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(offset, offset + file.readUInt32BE(offset))
}

/** An AVIF of several tiles beside each other, which may be wider than any that an encoder makes in one. */
export const avifOfTiles = async (tiles: number, width: number, height: number): Promise<Buffer> => {
  const create = { width, height, channels: 3, background: '#a73' } as const
  const tile = await sharp({ create }).avif({ effort: 0 }).toBuffer()
  const [coded, bits, data] = [boxIn(tile, 'av1C'), boxIn(tile, 'pixi'), boxIn(tile, 'mdat').subarray(8)]
  const total = tiles * width
  const ids = Array.from({ length: tiles }, (_, index) => index + 2)
  const item = (id: number, type: string) => full('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`))
  const grid =
    total > 0xffff
      ? [0, 1, 0, tiles - 1, ...u32(total), ...u32(height)]
      : [0, 0, 0, tiles - 1, ...u16(total), ...u16(height)]
  const meta = (offset: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(1)),
      full(
        'iloc',
        1,
        [0x44, 0],
        u16(tiles + 1),
        ...ids.map((id) => [...u16(id), ...u16(0), ...u16(0), ...u16(1), ...u32(offset), ...u32(data.length)]),
        [...u16(1), ...u16(1), ...u16(0), ...u16(1), ...u32(0), ...u32(grid.length)],
      ),
      full('iinf', 0, u16(tiles + 1), item(1, 'grid'), ...ids.map((id) => item(id, 'av01'))),
      full('iref', 0, box('dimg', u16(1), u16(tiles), ...ids.map(u16))),
      box(
        'iprp',
        box('ipco', full('ispe', 0, u32(total), u32(height)), full('ispe', 0, u32(width), u32(height)), coded, bits),
        full('ipma', 0, u32(tiles + 1), u16(1), [2, 1, 4], ...ids.map((id) => [...u16(id), 3, 2, 0x83, 4])),
      ),
      box('idat', grid),
    )
  const type = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'))
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', data)])
}

/** An AVIF that says it moves, as programs write it: with its first picture, and a film. */
export const avifSequence = async (brand = 'avis', brands = 'avifavismsf1miaf'): Promise<Buffer> => {
  const still = await sharp({ create: { width: 64, height: 16, channels: 3, background: '#a73' } })
    .avif()
    .toBuffer()
  const type = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(brands))
  return Buffer.concat([type, still.subarray(boxIn(still, 'ftyp').length), box('moov')])
}

const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([Buffer.from(u32(data.length)), body, Buffer.from(u32(crc32(body)))])
}

/** The same PNG with more chunks after its header, and without a profile. */
export const pngWith = (png: Buffer, chunks: Record<string, number[]>): Buffer => {
  const header = 8 + 25
  const more = Object.entries(chunks).map(([type, data]) => pngChunk(type, Buffer.from(data)))
  return Buffer.concat([png.subarray(0, header), ...more, png.subarray(header)])
}

/** Numbers of chunks such as gAMA: 1/100,000. */
export const hundredThousandths = (...values: number[]): number[] =>
  values.flatMap((value) => u32(Math.round(value * 100_000)))
