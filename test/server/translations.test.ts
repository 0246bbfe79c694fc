/** Popups in several languages, as the server stores and serves them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PopupsAnswer } from '../../server/popups/answers'
import { PLAIN_DESIGN, type Teaser } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { DRAWN } from '../../shared/wire/addresses'
import { describeOnEitherDatabase } from '../support/databases'
import { OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const ID = 'popuppolyglot'
const form = (title: string, more = '') =>
  `<h2>${title}</h2><form data-wisp-form><input type="email" data-wisp-field="email" required>${more}</form>`
const TEASER: Teaser = {
  mode: 'always',
  text: 'Letter',
  position: 'bottom-left',
  entryEffect: 'fade',
  exitEffect: 'fade',
}

const POLYGLOT: PopupDefinition = {
  ...popupOf({
    id: ID,
    name: 'Letter',
    design: { ...PLAIN_DESIGN, teaser: TEASER, closeNote: 'Soon' },
    prizes: [
      {
        id: 'ten',
        label: 'Ten percent',
        code: 'TEN',
        chances: 1,
        winner: true,
        redirect: { url: '/thanks', close: true },
      },
    ],
    html: form('Hello', '<input data-wisp-field="company" required>'),
  }),
  translations: {
    de: {
      html: form('Hallo'),
      words: { close: 'Zu' },
      phrases: [
        { path: ['design', 'teaser', 'text'], value: 'Brief' },
        { path: ['design', 'closeNote'], value: 'Gleich' },
        { path: ['prizes', 0, 'label'], value: 'Zehn Prozent' },
        { path: ['prizes', 0, 'redirect', 'url'], value: '/danke' },
      ],
    },
    ar: { html: form('مرحبا', '<input data-wisp-field="city" required>') },
  },
}

type Wire = Record<string, unknown> & { languages: Record<string, Record<string, unknown>> }

describeOnEitherDatabase('a popup in several languages', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.popups.save(OPEN_SITE, POLYGLOT)
  })
  afterAll(() => shop.close())

  const wireOf = async (query: string, fields = {}): Promise<{ run: string[]; popup: Wire }> => {
    const response = await shop.form(`/api/display/${OPEN_SITE}${query}`, fields)
    const { campaigns, poptins, run } = (await response.json()) as Record<'campaigns' | 'poptins', Wire[]> & {
      run: string[]
    }
    return { run, popup: (campaigns ?? poptins).find(({ id, poptin_id }) => (id ?? poptin_id) === ID) as Wire }
  }
  /** An owner's preview comes whole, as other servers send popups. */
  const PREVIEW = { preview_poptin_id: ID }
  const pathOf = (url: unknown): string => `${url}`.replace(/^https?:\/\/[^/]+/, '')

  it.each([{}, PREVIEW])('is one popup of an answer (%o), with what differs in each language', async (fields) => {
    const { run, popup } = await wireOf(DRAWN, fields)
    expect(run).toContain('languages')
    expect(popup.lang ?? 'en').toBe('en')
    expect(Object.keys(popup.languages)).toEqual(['de', 'ar'])
    const { de, ar } = popup.languages
    expect(de).toMatchObject({ lang: 'de', words: { close: 'Zu' } })
    expect(de?.parts).toEqual(expect.arrayContaining(['form', 'own-words', 'words-de-popup', 'words-de-checks']))
    expect(ar?.parts).toEqual(expect.arrayContaining(['form', 'words-ar-popup']))
    expect(ar?.parts).not.toContain('own-words')
  })

  it('has a link to its preview in each of them on the desk', async () => {
    const { popups }: PopupsAnswer = await (await shop.desk('/popups')).json()
    const { previews = [] } = popups.find(({ id }) => id === ID) ?? {}
    expect(previews.map(({ language }) => language)).toEqual(['en', 'de', 'ar'])
    const page = await (await shop.request(previews[2]?.url ?? '')).text()
    expect(page).toContain('<html lang="ar"')
    expect(popups.find(({ id }) => id !== ID)).not.toHaveProperty('previews')
  })

  it.each(['?lean', '?tail', ''])('is in its first language for a script that lacks the chunk (%s)', async (query) => {
    const { run, popup } = await wireOf(query)
    expect([run, popup.languages]).toEqual([['teaser'], undefined])
    expect(popup.parts).toEqual(['form', 'cooldown'])
  })

  it.each([{}, PREVIEW])('has a template at an address of its own in each, as the answer (%o) says', async (fields) => {
    const { popup } = await wireOf(DRAWN, fields)
    const text = async (url: unknown) => {
      const response = await shop.request(pathOf(url))
      return [response.status, response.headers.get('cache-control'), await response.text()]
    }
    const forever = expect.stringContaining('immutable')
    const drawn = popup.templateUrl ? '<!--wisp' : ''
    expect(await text(popup.templateUrl ?? popup.poptin_url)).toEqual([
      200,
      forever,
      expect.stringMatching(`^${drawn}[^]*Hello`),
    ])
    const { de = {}, ar = {} } = popup.languages
    expect(pathOf(de.poptin_url)).toMatch(/\/in\/de$/)
    expect(await text(de.poptin_url)).toEqual([200, forever, expect.stringMatching(`^${drawn}[^]*Hallo`)])
    expect(await text(ar.poptin_url)).toEqual([200, forever, expect.stringMatching(`^${drawn}[^]*مرحبا`)])
    // For another version the current template is answered; for a language that the popup does not speak there is none.
    expect(await text(`${pathOf(de.poptin_url).replace(/[^/]+\/in/, 'older/in')}`)).toEqual([
      200,
      'no-cache',
      expect.stringContaining('Hallo'),
    ])
    const [french] = await text(pathOf(de.poptin_url).replace(/de$/, 'fr'))
    const [inherited] = await text(pathOf(de.poptin_url).replace(/de$/, 'constructor'))
    expect([french, inherited]).toEqual([404, 404])
  })

  it('has a landing page in the language of its address, else of the browser, else its first', async () => {
    const page = async (query: string, language: string) => {
      const response = await shop.request(`/p/${ID}${query}`, { headers: { 'accept-language': language } })
      const [, lang] = /<html lang="(\w+)"/.exec(await response.text()) ?? []
      return [lang, response.headers.get('vary')]
    }
    expect(await page('', 'fr, de-AT;q=0.8, en;q=0.5')).toEqual(['de', 'Accept-Language'])
    expect(await page('?lang=ar', 'de')).toEqual(['ar', 'Accept-Language'])
    expect(await page('', 'fr')).toEqual(['en', 'Accept-Language'])
  })

  it('says its teaser and its prizes in each, and what only drawing needs in front of each template', async () => {
    const { popup } = await wireOf(DRAWN)
    const teaserOf = ({ design_properties }: Record<string, unknown> = {}) =>
      (design_properties as { teaser?: { text?: string } } | undefined)?.teaser?.text
    expect([teaserOf(popup), teaserOf(popup.languages.de)]).toEqual(['Letter', 'Brief'])
    const { de = {}, ar = {} } = popup.languages
    const german = await (await shop.request(pathOf(de.poptin_url))).text()
    expect(german).toMatch(/^<!--wisp.*"Gleich".*"Zehn Prozent"/)
    const arabic = await (await shop.request(pathOf(ar.poptin_url))).text()
    expect(arabic).toMatch(/^<!--wisp.*"Soon".*"Ten percent"/)
    const { popup: whole } = await wireOf(DRAWN, PREVIEW)
    expect(whole.languages.de?.prizes).toEqual([{ prize_id: 'ten', label: 'Zehn Prozent' }])
  })

  it('names a prize as the visitor’s language does, and everywhere else as its first', async () => {
    const draw = async (submission_id: string, lang?: string) => {
      const fields = { submission_id, viewer_id: 'v', client_id: 'c', ...(lang && { lang }) }
      await shop.form('/api/display/conversion/v', {
        poptin_id: ID,
        submission_id,
        email: `${submission_id}@example.com`,
      })
      const { prize } = await (await shop.form(`/api/display/draw/${ID}`, fields)).json()
      const [lead] = await shop.store.leads.all({ search: `${submission_id}@` })
      return [prize.label, prize.redirect_to_options.redirect_to_url, lead?.fields.prize]
    }
    expect(await draw('german', 'de')).toEqual(['Zehn Prozent', '/danke', 'Ten percent'])
    expect(await draw('arabic', 'ar')).toEqual(['Ten percent', '/thanks', 'Ten percent'])
    expect(await draw('unknown', 'xx')).toEqual(['Ten percent', '/thanks', 'Ten percent'])
    // A page of before does not say which.
    expect(await draw('older')).toEqual(['Ten percent', '/thanks', 'Ten percent'])
  })

  it('checks a lead by what the forms of all its languages require', async () => {
    const record = await shop.store.popups.record(ID)
    expect(record?.fields.map(({ key, required }) => [key, required])).toEqual([
      ['email', true],
      ['company', false],
      ['city', false],
    ])
  })

  it('no longer speaks a language that it is imported without', async () => {
    const { de } = POLYGLOT.translations ?? {}
    await shop.store.popups.save(OPEN_SITE, { ...POLYGLOT, translations: de && { de } })
    expect((await shop.store.popups.translated(ID)).map(({ language }) => language)).toEqual(['de'])
    await shop.store.popups.save(OPEN_SITE, { ...POLYGLOT, translations: undefined })
    expect(await shop.store.popups.translated(ID)).toEqual([])
    const { run, popup } = await wireOf(DRAWN)
    expect([run.includes('languages'), popup.languages]).toEqual([false, undefined])
  })
})
