/** Whether two designs of a type have the same bones in other colours (`npm run previews` takes down the bones). */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../../../../build/paths.js'
import { alikeOf, type Bones, shapeOf } from '../../../support/design-likeness'
import { expectNone } from '../../../support/document-lists'

const bones: Record<string, Bones> = JSON.parse(readFileSync(join(import.meta.dirname, 'bones.json'), 'utf8'))

const designs = readdirSync(at('templates'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, name] = /^\d+-([\w-]+)\.tsx$/.exec(basename(file)) ?? []
  return name ? [{ type: dirname(file), name }] : []
})

it('is known of every design', () => {
  const names = designs.map(({ name }) => name)
  expectNone(
    names.filter((name) => !bones[name] || shapeOf(bones[name]).length !== 256),
    (name) => `npm run previews -- ${name}`,
  )
  expectNone(
    Object.keys(bones).filter((name) => !names.includes(name)),
    (name) => `remove ${name} from bones.json: npm run previews -- ${names[0]}`,
  )
})

it.each([...new Set(designs.map(({ type }) => type))])('is so of no two designs of the type %s', (type) => {
  const names = designs.filter((design) => design.type === type).map(({ name }) => name)
  expect(alikeOf(bones, names), 'lay these designs out differently, then npm run previews -- NAME').toEqual([])
})
