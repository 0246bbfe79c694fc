/** Links to a site's own pages, whose addresses its owner says in one place. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { saveForm } from '../../server/forms/save'
import { invalid } from '../../server/lib/invalid'
import { savePage } from '../../server/pages/save'
import { savePopup } from '../../server/popups/save'
import type { PopupDefinition, Translation } from '../../shared/model/popup'
import { decodeDisplay } from '../../shared/wire/page/display-answer'
import { describeOnEachDatabase } from '../support/databases'
import { formOf } from '../support/form-definitions'
import { plainPage, readPage } from '../support/page'
import { CLOSED_SITE, OPEN_SITE, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-site-links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LINKED = 'popuplinked01'
const html = '<p><a href="{{privacy}}">policy</a></p>'
const made = { template: 'letter', texts: { consent: 'See [privacy]() and [terms]()', line: 'The [rules](terms)' } }
const FORM = formOf([{ kind: 'acceptance', label: 'I agree to the [terms]().' }])

describeOnEachDatabase('pages of a site that texts link to', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const page = () =>
    readPage(folder, {
      ...plainPage,
      sections: [{ columns: [{ elements: [{ type: 'text', text: 'Our [privacy policy](privacy)' }] }] }],
    })
  const display = async (): Promise<{ url: string; template: string }> => {
    const response = await shop.form(`/api/display/${OPEN_SITE}`, { url: 'https://shop.example/' })
    const url = decodeDisplay(await response.json()).campaigns.find(({ id }) => id === LINKED)?.templateUrl ?? ''
    return { url, template: await (await shop.request(url.slice(ORIGIN.length))).text() }
  }

  const save = (siteKey: string, popup: PopupDefinition): Promise<void> =>
    savePopup(shop.store, siteKey, popup, async () => {})

  it('are missed beside whatever else keeps a popup from being stored', async () => {
    const tooHeavy = async () => {
      throw invalid('It is over the budget')
    }
    const saving = savePopup(shop.store, OPEN_SITE, popupOf({ id: LINKED, html }), tooHeavy)
    await expect(saving).rejects.toThrow(/^The template links to the privacy policy .*\nIt is over the budget$/s)
    expect(await shop.store.popups.find(LINKED)).toBeUndefined()
  })

  it('must have an address before anything is stored that links to them', async () => {
    const unknown = (subject: string, name: string, noun: string) =>
      `${subject} links to the ${noun} of the site, whose address is not known yet. Say it: wisp site ${name} ${OPEN_SITE} https://…`
    await expect(save(OPEN_SITE, popupOf({ id: LINKED, html, made }))).rejects.toThrow(
      [
        unknown('The text "consent"', 'privacy', 'privacy policy'),
        unknown('The text "consent"', 'terms', 'terms'),
        unknown('The text "line"', 'terms', 'terms'),
      ].join('\n'),
    )
    await expect(save(OPEN_SITE, popupOf({ id: LINKED, html }))).rejects.toThrow(
      unknown('The template', 'privacy', 'privacy policy'),
    )
    await expect(savePage(shop.store, OPEN_SITE, page())).rejects.toThrow(
      unknown('The text sections.0.columns.0.elements.0.text', 'privacy', 'privacy policy'),
    )
    await expect(saveForm(shop.store, OPEN_SITE, FORM)).rejects.toThrow(
      unknown('The label of "your-name"', 'terms', 'terms'),
    )
    const translated = (more: Partial<Translation>) =>
      save(OPEN_SITE, {
        ...popupOf({ id: LINKED, html, made: { template: 'letter', consent: 'See [privacy]()' } }),
        translations: { de: { html: `${html}<a href="{{terms}}">AGB</a>`, ...more } },
      }).catch((error: Error) => error.message)
    expect(
      await translated({ made: { template: 'letter', consent: 'See [privacy]()', texts: { line: '[AGB](terms)' } } }),
    ).toBe(
      [unknown('The consent box', 'privacy', 'privacy policy'), unknown('The text "de.line"', 'terms', 'terms')].join(
        '\n',
      ),
    )
    expect(await translated({})).toBe(
      [
        unknown('The consent box', 'privacy', 'privacy policy'),
        unknown('The template of de', 'privacy', 'privacy policy'),
        unknown('The template of de', 'terms', 'terms'),
      ].join('\n'),
    )
    expect(await shop.store.popups.find(LINKED)).toBeUndefined()
  })

  it('are linked to by their present address, in popups, pages and contact forms', async () => {
    const { addresses } = shop.store
    await addresses.set(OPEN_SITE, 'privacy', 'https://shop.example/privacy?a=1&b=2')
    await addresses.set(OPEN_SITE, 'terms', 'https://shop.example/terms')
    await save(OPEN_SITE, popupOf({ id: LINKED, html }))
    await savePage(shop.store, OPEN_SITE, page())
    await saveForm(shop.store, OPEN_SITE, FORM)

    const first = await display()
    expect(first.template).toContain('<a href="https://shop.example/privacy?a=1&amp;b=2">policy</a>')
    const firstPage = await shop.request('/l/night-market')
    expect(await firstPage.text()).toContain(
      'Our <a href="https://shop.example/privacy?a=1&amp;b=2">privacy policy</a>',
    )
    expect(await (await shop.request('/form/101')).text()).toContain(
      'I agree to the <a href="https://shop.example/terms" target="_blank" rel="noopener">terms</a>.',
    )

    await addresses.set(OPEN_SITE, 'privacy', 'https://shop.example/p2')
    const second = await display()
    expect(second.template).toContain('<a href="https://shop.example/p2">policy</a>')
    expect(second.url).not.toBe(first.url)
    // Imported again as it is, it is still the newer one.
    await save(OPEN_SITE, popupOf({ id: LINKED, html }))
    expect(await display()).toEqual(second)
    const secondPage = await shop.request('/l/night-market')
    expect(await secondPage.text()).toContain('href="https://shop.example/p2"')
    expect(secondPage.headers.get('etag')).not.toBe(firstPage.headers.get('etag'))
  })

  it('are no part of the version that is stored, under which a server of before would send the bare names', async () => {
    const stored = () =>
      db.selectFrom('popup').select('html_version').where('id', '=', LINKED).executeTakeFirstOrThrow()
    const { html_version } = await stored()
    const path = `/api/display/template/${LINKED}/${html_version}`
    expect((await shop.request(path)).headers.get('cache-control')).toBe('no-cache')
    const { url } = await display()
    expect((await shop.request(url.slice(ORIGIN.length))).headers.get('cache-control')).toContain('immutable')
    await shop.store.addresses.set(OPEN_SITE, 'privacy', 'https://shop.example/p3')
    expect(await stored()).toEqual({ html_version })
    expect((await display()).url).not.toBe(url)
  })

  it('are linked to in a template of one’s own, however its attributes are written', async () => {
    const own = `<a HREF='{{privacy}}'>1</a><p> href="{{privacy}}"</p><a href = " {{terms}} ">2</a>`
    await save(OPEN_SITE, popupOf({ id: LINKED, html: own }))
    expect((await display()).template).toBe(
      '<a href="https://shop.example/p3">1</a><p> href="{{privacy}}"</p><a href="https://shop.example/terms">2</a>',
    )
    const encoded = '<a href="&#123;{privacy}}">1</a>'
    await save(OPEN_SITE, popupOf({ id: LINKED, html: encoded }))
    expect((await display()).template).toBe('<a href="https://shop.example/p3">1</a>')
    await save(OPEN_SITE, popupOf({ id: LINKED, html }))
  })

  it('name what links to them once, as its owner knows it, and belong to one site', async () => {
    const { addresses } = shop.store
    const form = {
      type: 'form',
      kind: 'lead',
      fields: [
        { kind: 'email', name: 'email', label: 'Email' },
        { kind: 'consent', name: 'agreed', label: 'See our [privacy policy](privacy)' },
      ],
      button: 'Send',
    }
    await savePage(
      shop.store,
      OPEN_SITE,
      readPage(folder, { ...plainPage, sections: [{ columns: [{ elements: [form] }] }] }),
    )
    expect(await addresses.users(OPEN_SITE, 'privacy')).toEqual([LINKED, plainPage.id])
    expect(await addresses.users(OPEN_SITE, 'terms')).toEqual(['contact form 101'])
    expect(await addresses.users(CLOSED_SITE, 'privacy')).toEqual([])
    expect(await addresses.of(CLOSED_SITE)).toEqual({ privacy: '', terms: '' })
  })
})
