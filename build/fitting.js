/** Photographs as they are rendered, and as WebP, as fine as fits. */
import { existsSync, readdirSync } from 'node:fs'
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

/** Names of the rendered pictures in a folder; says what to do and ends the process if there are none. @param {string} folder @param {string} step */
export const picturesIn = (folder, step) => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
  if (names.length) return names
  console.error(`${folder ? `There is no .png in ${folder}` : 'A folder is missing'}: ${step}`)
  process.exit(2)
}
