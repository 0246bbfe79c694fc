/** A photograph as WebP, as fine as fits. */
import sharp from 'sharp'

/** @param {string} file @param {number} bytes that it may have @param {number[]} qualities the best first; the last one is taken anyway */
export const fitting = async (file, bytes, qualities) => {
  const picture = sharp(file).removeAlpha()
  let content = Buffer.alloc(0)
  for (const quality of qualities) {
    content = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (content.length <= bytes) break
  }
  return content
}
