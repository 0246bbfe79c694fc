/** Proof of consent: the words that a visitor agreed to, as an owner can show them afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLeadsCsv } from '../../server/leads/export'
import { versionOf } from '../../server/lib/text'
import { DRAWN } from '../../shared/wire/addresses'
import { describeOnEachDatabase } from '../support/databases'
import { formOf } from '../support/form-definitions'
import { OPEN_SITE, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const POPUP = 'popupagreed01'
const PAGE = 'https://shop.example/mugs'

/** A consent row as the import writes it. */
const htmlOf = (words: string, version: string): string =>
  `<form data-wisp-form><input data-wisp-field="email"><label data-wisp-field="consent"><input type="checkbox">${words}</label><input type="hidden" name="wisp-consent" data-wisp-field="wisp-consent" value="${version}"></form>`

describeOnEachDatabase('the words that a visitor agreed to', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.addresses.set(OPEN_SITE, 'privacy', 'https://shop.example/privacy')
  })
  afterAll(() => shop.close())

  const send = async (submission: string, checked: string, version?: string, more: Record<string, string> = {}) => {
    const extra = version === undefined ? [] : [{ name: 'wisp-consent', property_name: '', value: version }]
    const response = await shop.form('/api/display/conversion/any', {
      poptin_id: POPUP,
      email: `${submission}@example.com`,
      checkbox_checked: checked,
      newExtraFields: JSON.stringify(extra),
      submission_id: submission,
      url: PAGE,
      ...more,
    })
    expect(response.status).toBe(200)
  }
  const leadOf = async (submission: string) => (await shop.store.leads.all({ search: `${submission}@example.com` }))[0]

  it('are kept with the lead, with their version, the time and the page', async () => {
    await shop.store.popups.save(
      OPEN_SITE,
      popupOf({ id: POPUP, html: htmlOf('News. <a href="{{privacy}}">Policy</a>', 'first') }),
    )
    await send('ann', 'true')
    const lead = await leadOf('ann')
    expect(lead?.consent).toEqual({
      given: true,
      words: 'News. [Policy](https://shop.example/privacy)',
      version: expect.stringMatching(/^[\w-]{16}$/),
      at: lead?.at,
      page: PAGE,
    })
    expect(lead?.fields).toEqual({ consent: 'true' })
    await send('bob', 'false')
    expect((await leadOf('bob'))?.consent).toMatchObject({ given: false, version: lead?.consent?.version })
  })

  it('are those that the page showed, also once the popup says others', async () => {
    const version = (await leadOf('ann'))?.consent?.version ?? ''
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: POPUP, html: htmlOf('News and more.', 'second') }))
    await send('cleo', 'true', version)
    expect((await leadOf('cleo'))?.consent).toMatchObject({
      words: 'News. [Policy](https://shop.example/privacy)',
      version,
    })
    await send('dan', 'true')
    expect((await leadOf('dan'))?.consent).toMatchObject({ words: 'News and more.', version: 'unknown' })
    // Nobody can name words that the popup never had.
    await send('eve', 'true', 'made-up')
    expect((await leadOf('eve'))?.consent).toMatchObject({ words: 'News and more.', version: 'unknown' })
    expect((await leadOf('eve'))?.fields).toEqual({ consent: 'true' })
  })

  it('are those of the language that the visitor read', async () => {
    const words = 'Neuigkeiten, ja.'
    const html = htmlOf(words, versionOf(words))
    await shop.store.popups.save(
      OPEN_SITE,
      popupOf({ id: POPUP, html: htmlOf('News.', versionOf('News.')), translations: { de: { html } } }),
    )
    await send('greta', 'true', versionOf(words))
    expect((await leadOf('greta'))?.consent).toMatchObject({ words, version: versionOf(words) })
  })

  it('are those of that language also where the owner wrote the box', async () => {
    const boxOf = (words: string): string =>
      `<!-- </form> --><form><input></form><FORM data-wisp-form><input data-wisp-field="email"><label><input type="checkbox" data-wisp-field="consent">${words}</label></FORM>`
    const words = 'Post, ja. <a href="{{privacy}}">Datenschutz</a>'
    await shop.store.popups.save(
      OPEN_SITE,
      popupOf({ id: POPUP, html: boxOf('Post.'), translations: { de: { html: boxOf(words) } } }),
    )
    const { campaigns } = await (await shop.form(`/api/display/${OPEN_SITE}${DRAWN}`, {})).json()
    const popup = campaigns.find(({ id }: { id: string }) => id === POPUP)
    const template = await (await shop.request(new URL(popup.languages.de.poptin_url, ORIGIN).pathname)).text()
    const [, version] = template.match(/data-wisp-field="wisp-consent" value="([\w-]+)"><\/FORM>/) ?? []
    await send('hanna', 'true', version)
    expect((await leadOf('hanna'))?.consent).toMatchObject({
      words: 'Post, ja. [Datenschutz](https://shop.example/privacy)',
      version,
    })
    await send('ines', 'true')
    expect((await leadOf('ines'))?.consent).toMatchObject({ words: 'Post.' })
  })

  it('are columns of the CSV', async () => {
    let csv = ''
    const rows = await openLeadsCsv(shop.store.reads, { search: 'ann@example.com' })
    for await (const row of rows()) csv += row
    const [header = '', row = ''] = csv.split('\r\n')
    expect(header).toContain(',consent,consentWords,consentVersion,consentAt,consentPage,')
    expect(row).toContain(',true,News. [Policy](https://shop.example/privacy),')
    expect(row).not.toContain('wisp-consent')
  })

  it('are all kept that a form has now, however many it had before', async () => {
    const save = (...labels: string[]) =>
      shop.store.contactForms.save(
        OPEN_SITE,
        formOf(
          labels.map((label, index) => ({ name: `box-${index}`, kind: 'acceptance' as const, label })),
          { id: 9 },
        ),
      )
    const labels = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`)
    await save(...labels('Same', 60))
    await save(...labels('Same', 10), ...labels('New', 50))
    const now = [...labels('Same', 10), ...labels('New', 50)]
    const all = await shop.store.consents.all('form000000009')
    expect(now.map((label) => all.get(versionOf(label)))).toEqual(now)
    expect((await shop.store.consents.all('form000000009')).get(versionOf('Same 59'))).toBe('Same 59')
    await save(...labels('Many', 110))
    expect((await shop.store.consents.all('form000000009')).get(versionOf('Many 0'))).toBe('Many 0')
  })

  it('are not there for a form without a box', async () => {
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: POPUP, html: '<input data-wisp-field="email">' }))
    await send('finn', '')
    expect(await leadOf('finn')).not.toHaveProperty('consent')
  })
})
