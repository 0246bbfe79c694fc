/** docs/steps.md: its examples of a poll and a quiz are imported as they stand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readPopupFile } from '../../server/popups/file/read'
import { readTemplate } from '../../server/template/record'

const text = readFileSync(at('docs/steps.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'polls-'))
afterAll(() => rmSync(folder, { recursive: true }))

const exampleOf = (heading: string): string =>
  new RegExp(`^## ${heading}$[\\s\\S]*?^\`\`\`html\n(.*?)^\`\`\``, 'ms').exec(text)?.[1] ?? ''

it.each(['Polls', 'Quizzes'])('the example of %s is imported', (heading) => {
  const file = join(folder, 'popup.json')
  writeFileSync(join(folder, 'own.html'), exampleOf(heading))
  writeFileSync(file, JSON.stringify({ name: heading, type: 'lightbox', template: './own.html' }))
  expect(readPopupFile(file, { brands: {}, designs: {} }).html).toContain('data-wisp-screen="thanks"')
})

it('the poll has the answers of its buttons', () => {
  expect(readTemplate(exampleOf('Polls')).polls).toEqual([{ field: 'tea', answers: [['Green', 'Black']] }])
})
