/** A template may have megabytes: each is read once, from the file to the database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as parse5 from 'parse5'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEWSLETTER_FACTS as confirmed } from '../../../../support/facts'
import { LIBRARY } from '../../../../support/library'

const folder = mkdtempSync(join(tmpdir(), 'wisp-readings-'))
afterAll(() => {
  vi.doUnmock('parse5')
  vi.resetModules()
  rmSync(folder, { recursive: true, force: true })
})

const parse = vi.fn(parse5.parse)

/** The code of an import, with a parser that counts: files of one worker share their modules. */
const imported = async () => {
  vi.doMock('parse5', () => ({ ...parse5, parse }))
  vi.resetModules()
  const [{ readPopup }, { savePopup }, { contentOf }, { languageSays }] = await Promise.all([
    import('../../../../../server/popups/file/read'),
    import('../../../../../server/popups/save'),
    import('../../../../../server/popups/content'),
    import('../../../../../server/popups/file/language-says'),
  ])
  return { readPopup, savePopup, contentOf, languageSays }
}

/** How often each template was read as a whole. */
const timesRead = (): number[] => {
  const times = new Map<string, number>()
  for (const [html] of parse.mock.calls as unknown as [string][]) times.set(html, (times.get(html) ?? 0) + 1)
  return [...times.values()]
}

/** Imports a popup file as the command does. */
const importFile = async (popupFile: object): Promise<void> => {
  const file = join(folder, 'popup.json')
  writeFileSync(file, JSON.stringify({ id: 'anypopup00001', name: 'N', ...popupFile }))
  const { readPopup, savePopup, contentOf, languageSays } = await imported()
  const { popup, readings } = readPopup(file, LIBRARY)
  const save = vi.fn(async () => Boolean(contentOf(popup, readings)))
  await savePopup(
    { popups: { save }, addresses: { of: async () => undefined } },
    'site',
    popup,
    async () => {},
    readings,
  )
  languageSays(popup, LIBRARY, readings)
}

describe('an import reads each template once', () => {
  beforeEach(() => void parse.mockClear())

  it('the owner’s own ones, in each language', async () => {
    for (const language of ['en', 'de'])
      writeFileSync(
        join(folder, `${language}.html`),
        `<form data-wisp-form><label>${language}<input data-wisp-field="email"></label></form>`,
      )
    await importFile({ type: 'lightbox', language: 'en', template: './en.html', templates: { de: './de.html' } })
    expect(timesRead()).toEqual([1, 1])
  })

  it('a game, whose answers are compared across its languages', async () => {
    const screens = ['main', 'play'].map((name) => `<section data-wisp-screen="${name}"></section>`).join('')
    for (const language of ['en', 'de'])
      writeFileSync(join(folder, `${language}.html`), `<b>${language}</b>${screens}<div data-wisp-gift></div>`)
    const prizes = [{ label: 'A', chances: 100 }]
    const templates = { de: './de.html' }
    await importFile({ type: 'gamified', language: 'en', template: './en.html', templates, prizes })
    expect(timesRead()).toEqual([1, 1])
  })

  it('a design, before and after it is filled in', async () => {
    await importFile({ type: 'lightbox', template: 'newsletter', confirmed })
    expect(timesRead()).toEqual([1, 1])
  })

  it('a design with a consent box, whose words have a version', async () => {
    await importFile({ type: 'lightbox', template: 'newsletter', confirmed, consent: 'Yes, please' })
    expect(timesRead()).toEqual([1, 1])
  })
})
