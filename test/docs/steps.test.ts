/** docs/steps.md: its example is imported as it stands, and its form sends what the document says. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { screenProblems } from '../../server/popups/file/screens'
import { stepProblems } from '../../server/popups/file/steps'
import { elementsOf } from '../../server/template/elements'
import { readTemplate } from '../../server/template/record'

const text = readFileSync(at('docs/steps.md'), 'utf8')
const [, example = ''] = /^```html\n(.*?)^```/ms.exec(text) ?? []

it('its example has steps, tags and conditions that the import takes', () => {
  const record = readTemplate(example)
  expect([...stepProblems(elementsOf(example)), ...screenProblems(record)]).toEqual([])
  expect(record).toMatchObject({
    screens: ['main', 'thanks'],
    steps: ['skin', 'age', 'mail'],
    tags: ['dry-skin', 'oily-skin'],
  })
})

it('it has a row for each mark of its example', () => {
  const marks = new Set([...example.matchAll(/data-wisp-(?!form|field|screen|check)[a-z-]+/g)].map(([mark]) => mark))
  expect([...marks].filter((mark) => !new RegExp(`^\\| \`${mark}[=\`]`, 'm').test(text))).toEqual([])
})
