import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photoOf } from '../../../templates/photos'
import { expectNone } from '../../support/document-lists'

const folder = join(import.meta.dirname, '../../../templates/photos')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace('.webp', ''))

it('every photograph has its row, and every row its photograph', () => {
  const listed = Object.keys(JSON.parse(readFileSync(join(folder, 'photos.json'), 'utf8')))
  expectNone(
    [...listed, ...names].filter((name) => !listed.includes(name) || !names.includes(name)),
    (name) =>
      `${name}: render it with templates/scenes/render.sh ${name} FOLDER, then node build/photos.js FOLDER writes both; or remove its row and its file`,
  )
  expect(names.length).toBeGreaterThan(0)
})

it.each(names)('%s: its address changes with its content, its size is told, and it has a scene', async (name) => {
  const content = readFileSync(join(folder, `${name}.webp`))
  const { stored, ground } = photoOf(name)
  const hash = createHash('sha256').update(content).digest('hex')
  expect(stored?.id).toBe(`${BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-16)}.webp`)
  const { width, height } = await sharp(content).metadata()
  expect([stored?.width, stored?.height]).toEqual([width, height])
  expect(content.length).toBeLessThanOrEqual(200_000)
  // In a `style` attribute, beside other declarations.
  expect(ground).toMatch(/^linear-gradient\([#\w,]+\),linear-gradient\(90deg,[#\w,]+\)$/)
  expectNone(
    existsSync(join(folder, `../scenes/${name}.py`)) ? [] : [name],
    () => `write the scene that ${name} is rendered from: templates/scenes/${name}.py`,
  )
})
