/** One popup in several languages: the page's, else the browser's, else its first. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition, Translation } from '../../shared/model/popup'
import { translationFor } from '../../shared/model/text'
import { translations } from '../../shared/words/translations'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld()

const screens = (title: string, label: string): string => `<section data-wisp-screen="main"><h2>${title}</h2>
  <form data-wisp-form><label for="e">${label}</label><input id="e" type="email" data-wisp-field="email" required>
  <button>OK</button></form></section><section data-wisp-screen="thanks"><h2>✓</h2></section>`

const TRANSLATIONS: Record<string, Translation> = {
  de: {
    html: screens('Hallo', 'E-Mail'),
    phrases: [
      { path: ['design', 'teaser', 'text'], value: 'Briefe' },
      { path: ['design', 'closeNote'], value: 'Gleich' },
    ],
  },
  ar: { html: screens('مرحبا', 'البريد') },
  fi: { html: screens('Hei', 'Sähköposti'), words: { close: 'Sulje' } },
}
const POPUP: PopupDefinition = {
  ...popupOf({
    html: screens('Hello', 'Email'),
    design: {
      teaser: { mode: 'always', text: 'Post', position: 'bottom-left', entryEffect: 'none', exitEffect: 'none' },
    },
  }),
  translations: TRANSLATIONS,
}

/** A page in a language; `{{script}}` is a tag of the site's script, or of the one with the answer inside. */
const page = (lang: string, script: 'plain' | 'keyed'): string => {
  const { wisp, files } = fixture.world
  const tag =
    script === 'plain'
      ? `<script async src="${wisp}/wisp.js" data-site="${SITE}"></script>`
      : `<script async src="${wisp}/s/${SITE}.js"></script>`
  const path = `/in-${lang || 'none'}-${script}`
  const body = `<!doctype html><html ${lang && `lang="${lang}"`}><title>Shop</title>${tag}<h1>A shop</h1></html>`
  files[path] = { type: 'text/html', body }
  return path
}

const seen = async ({ page, dialog }: Visit) => {
  const frame = page.locator('.wisp-frame')
  const title = await dialog.locator('h2').first().innerText()
  return {
    title,
    lang: await frame.getAttribute('lang'),
    dir: await frame.getAttribute('dir'),
    close: await dialog.locator('.wisp-close').getAttribute('aria-label'),
  }
}
const templatesOf = ({ requests }: Visit): number => requests.filter((request) => request === 'GET /template').length

const ENGLISH = { title: 'Hello', lang: 'en', dir: 'ltr', close: 'Close' }
const TEASERS: Record<string, string> = { de: 'Briefe' }
const GERMAN = { title: 'Hallo', lang: 'de', dir: 'ltr', close: 'Schließen' }

describe.runIf(isShipped())('a popup that speaks several languages', () => {
  it.each([
    ['de-AT', 'en-GB', 'plain', GERMAN],
    ['ar', 'de', 'keyed', { title: 'مرحبا', lang: 'ar', dir: 'rtl', close: 'إغلاق' }],
    // The page's language is none of the popup's, or the page names none.
    ['it', 'de-CH', 'keyed', GERMAN],
    ['', 'fi', 'plain', { title: 'Hei', lang: 'fi', dir: 'ltr', close: 'Sulje' }],
    ['it', 'pl', 'plain', ENGLISH],
    ['en-US', 'de', 'keyed', ENGLISH],
  ] as const)(
    'on a page in “%s” speaks to a browser that wants %s as it should, with the %s script, and fetches one template',
    async (lang, locale, script, expected) => {
      await fixture.world.show({ ...POPUP, triggers: { timeDelay: 600 } })
      const visit = await fixture.world.visit(page(lang, script), { locale })
      const code = translationFor(expected.lang)
      await visit.page.getByRole('button', { name: code ? translations[code].popup.hide : 'Hide' }).waitFor()
      await visit.page.getByRole('button', { name: TEASERS[expected.lang] ?? 'Post', exact: true }).click()
      await visit.dialog.waitFor()
      expect(await seen(visit)).toEqual(expected)
      expect(templatesOf(visit)).toBe(1)
    },
  )

  it('speaks the page’s language when it is asked for before that was chosen, and when the page has changed it', async () => {
    await fixture.world.show({ ...POPUP, onClickOnly: true, triggers: {} })
    const visit = await fixture.world.visit(page('de', 'plain'))
    const open = async (): Promise<unknown> => {
      await visit.wisp((wisp) => wisp.open('popup00000001'))
      await visit.dialog.waitFor()
      return seen(visit)
    }
    expect(await open()).toEqual(GERMAN)
    await visit.page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
    expect(await open()).toEqual(ENGLISH)
  })

  it('takes leads under one id, whatever the language, and counts them together', async () => {
    await fixture.world.show(POPUP)
    for (const [lang, label] of [
      ['de', 'E-Mail'],
      ['en', 'Email'],
    ] as const) {
      const visit = await fixture.world.visit(page(lang, 'keyed'))
      await visit.page.getByLabel(label, { exact: true }).fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'OK', exact: true }).click()
      await visit.page.getByRole('heading', { name: '✓' }).waitFor()
    }
    await expect
      .poll(async () => (await fixture.world.store.figures.totals()).get(POPUP.id))
      .toMatchObject({ views: 2, conversions: 2 })
  })
})
