/** Pictures beside each other on one ground, each with round corners. */
import sharp from 'sharp'

/** @param {Buffer[]} pictures of the same size @param {{ width: number, gap: number, ground: string }} look width of each, in px */
export const beside = async (pictures, { width, gap, ground }) => {
  const tiles = await Promise.all(
    pictures.map(async (picture) => {
      const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })
      const mask = `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="8"/></svg>`
      return sharp(data)
        .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  const height = Math.max(...tiles.map(({ info }) => info.height))
  const all = gap + tiles.length * (width + gap)
  return sharp({ create: { width: all, height: height + 2 * gap, channels: 3, background: ground } })
    .composite(tiles.map(({ data }, place) => ({ input: data, top: gap, left: gap + place * (width + gap) })))
    .jpeg({ quality: 86 })
}
