/** Whether two designs of a type have the same bones in other colours (`npm run previews` takes down the bones). */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'

interface Bones {
  /** Width by height. */
  shape: number
  /** 16 × 16 greys, 0 to 255, in base64. */
  grey: string
}
const bones: Record<string, Bones> = JSON.parse(readFileSync(join(import.meta.dirname, 'bones.json'), 'utf8'))

/** How alike two may be, from -1 to 1. */
const MOST = 0.85
/** Frames of other proportions are no likeness. */
const OTHER_SHAPE = 1.4

const designs = readdirSync(at('templates'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, name] = /^\d+-([\w-]+)\.tsx$/.exec(basename(file)) ?? []
  return name ? [{ type: dirname(file), name }] : []
})

/** Without its mean and its contrast: only where it is lighter and darker counts, not how much. */
const shapeOf = (name: string): number[] => {
  const greys = [...Buffer.from(bones[name]?.grey ?? '', 'base64')]
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  const spread = Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0)) || 1
  return greys.map((grey) => (grey - mean) / spread)
}

const likeness = (one: string, other: string): number => {
  const [wide = 1, narrow = 1] = [bones[one]?.shape ?? 0, bones[other]?.shape ?? 0].sort((a, b) => b - a)
  if (wide / narrow > OTHER_SHAPE) return 0
  const others = shapeOf(other)
  return shapeOf(one).reduce((sum, value, at) => sum + value * (others[at] ?? 0), 0)
}

it('is known of every design', () => {
  expect(Object.keys(bones).sort()).toEqual(designs.map(({ name }) => name).sort())
  expect(designs.filter(({ name }) => shapeOf(name).length !== 256)).toEqual([])
})

it.each([...new Set(designs.map(({ type }) => type))])('is so of no two designs of the type %s', (type) => {
  const names = designs.filter((design) => design.type === type).map(({ name }) => name)
  const alike = names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const found = likeness(one, other)
      return found > MOST ? [`${one} and ${other}: ${found.toFixed(2)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
