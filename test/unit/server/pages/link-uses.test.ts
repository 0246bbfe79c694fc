import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { linkUses } from '../../../../server/pages/link-uses'
import { plainPage, readPage } from '../../../support/page'

const folder = mkdtempSync(join(tmpdir(), 'wisp-link-uses-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a page names the place of each text with a link to a page of its site', () => {
  const elements = [
    { id: 'intro', type: 'text', text: 'Our [privacy policy](privacy)' },
    { type: 'list', items: ['Mugs', 'The [terms]()'] },
  ]
  const { document } = readPage(folder, {
    ...plainPage,
    sections: [{ columns: [{ elements }] }],
    variants: [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 1, texts: { intro: 'The [rules](terms)' } },
    ],
  })
  const uses = (links: Parameters<typeof linkUses>[1]) => linkUses(document, links).filter(([, names]) => names.length)
  expect(uses(['privacy', 'terms'])).toEqual([
    ['The text sections.0.columns.0.elements.0.text', ['privacy']],
    ['The text sections.0.columns.0.elements.1.items.1', ['terms']],
    ['The text variants.1.texts.intro', ['terms']],
  ])
  // A link's markup in a place where no link can be does not count.
  expect(uses(['privacy'])).toEqual([['The text sections.0.columns.0.elements.0.text', ['privacy']]])
  expect(linkUses({ ...document, sections: [], variants: [] }, ['terms'])).toEqual([['The page', ['terms']]])
})
