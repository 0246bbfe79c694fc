/** Whether two designs of a type have the same bones in other colours, by their pictures in the gallery. */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'

const SIZE = { width: 40, height: 25 }
/** Mean difference of the greys, 0 to 255, where either differs from the page underneath. */
const NEAR = 20

const files = readdirSync(at('templates'), { recursive: true, encoding: 'utf8' })
const designs = files.flatMap((file) => {
  const [, name] = /^\d+-([\w-]+)\.tsx$/.exec(basename(file)) ?? []
  return name ? [{ type: dirname(file), name }] : []
})

/** Grey and blurred, with its contrast spread, so that only shapes and their weights count. */
const greyOf = async (name: string): Promise<number[]> => {
  const picture = sharp(at(`server/pages/gallery/pictures/${name}-desktop.webp`))
    .greyscale()
    .blur(6)
  return [
    ...(await picture
      .resize({ ...SIZE, fit: 'fill' })
      .raw()
      .toBuffer()),
  ]
}

/** The page underneath: at each point, what most pictures show. */
const medianOf = (pictures: number[][]): number[] =>
  (pictures[0] ?? []).map((_, at) => {
    const values = pictures.map((picture) => picture[at] ?? 0).sort((one, other) => one - other)
    return values[values.length >> 1] ?? 0
  })

const differenceOf = (one: number[], other: number[], page: number[]): number => {
  const drawn = page.flatMap((value, at) =>
    Math.max(Math.abs((one[at] ?? 0) - value), Math.abs((other[at] ?? 0) - value)) > 12 ? [at] : [],
  )
  const sum = drawn.reduce((sum, at) => sum + Math.abs((one[at] ?? 0) - (other[at] ?? 0)), 0)
  return drawn.length ? sum / drawn.length : 0
}

const types = [...new Set(designs.map(({ type }) => type))]

it.each(types)('no two designs of the type %s look alike when grey and blurred', async (type) => {
  const names = designs.filter((design) => design.type === type).map(({ name }) => name)
  const greys = await Promise.all(names.map(greyOf))
  const page = medianOf(await Promise.all(designs.map(({ name }) => greyOf(name))))
  const near = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other, j) => {
      const difference = differenceOf(greys[i] ?? [], greys[i + 1 + j] ?? [], page)
      return difference < NEAR ? [`${one} and ${other}: ${difference.toFixed(1)}`] : []
    }),
  )
  expect(near).toEqual([])
})
