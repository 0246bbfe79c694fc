import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeDisplay } from '../../shared/wire/page/display-answer'
import { decodePopup } from '../../shared/wire/page/popup'
import { describeOnEitherDatabase } from '../support/databases'
import {
  CLICK_POPUP,
  CLOSED_POPUP,
  CLOSED_SITE,
  LEAD_POPUP,
  OPEN_SITE,
  ORIGIN,
  openShop,
  popupOf,
  type Shop,
  UNKNOWN_POPUP,
} from '../support/shop'

const POPUP_FIELDS =
  'poptin_id poptin_type poptin_format poptin_name poptin_target poptin_url poptin display is_teasers_on on_click ab_test ab_test_parent_id account_id viewer_id design_properties poptin_size x_close_button d_f_a d_f_r stop_showing_to_converted_users auto_pilot_trigger redirect_url redirect_target wheel_has_coupon if_poptin_credit source_code_target_active source_code_target_html source_code_target_role engagement_with_other_poptin_filter js_filter cookie_filter display_if_adblock_active poptin_fields poptin_trigger client_restriction_setting cookie poptin_new_session'.split(
    ' ',
  )
const DESIGN_FIELDS =
  'timer timer_ver switch_mobile_editor poptin_location poptin_design_entry_effect poptin_design_exit_effect poptin_design_content_lock poptin_design_auto_close poptin_design_auto_close_sec poptin_design_close_on_screen_click poptin_design_close_options_type poptin_design_show_x_comment poptin_design_show_x_after_sec field_checkbox_required field_checkbox_default_marked disable_post_play_screen poptin_design_redirect poptin_design_redirect_url poptin_design_redirect_send_form_data poptin_design_thank_screen poptin_design_thank_screen_auto_close poptin_design_thank_screen_auto_close_sec coupon'.split(
    ' ',
  )
const ANSWER_FIELDS =
  'poptins display message is_client_restriction client_restriction_setting if_freemium country cc country_code lang ip wix_cart_details'.split(
    ' ',
  )

const idsOf = async (response: Response): Promise<string[]> =>
  decodeDisplay(await response.json()).campaigns.map(({ id }) => id)

describeOnEitherDatabase('display', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
  })
  afterAll(() => shop.close())

  const display = (fields: Record<string, string> = {}, site = OPEN_SITE, headers = {}) =>
    shop.form(`/api/display/${site}`, fields, headers)

  it("answers with the site's popups, including those for clicks only", async () => {
    const response = await display({ domain: 'any.example', cc: 'fr' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = decodeDisplay(await response.json())
    expect(answer.raw.country_code).toBe('FR')
    expect(answer.campaigns.map(({ id, onClickOnly }) => [id, onClickOnly]).sort()).toEqual([
      [CLICK_POPUP, true],
      [LEAD_POPUP, false],
    ])
  })

  it('says for how long after a close no popup opens by itself, except for what a page embeds and previews', async () => {
    const embedded = popupOf({ id: 'popupembed001', type: 'embedded' })
    await shop.store.popups.save(OPEN_SITE, embedded)
    const cooldownsOf = async (fields = {}) => {
      const { poptins } = await (await display(fields)).json()
      return Object.fromEntries(
        poptins.map(({ poptin_id, cooldown, parts }: { poptin_id: string; cooldown?: number; parts: string[] }) => [
          poptin_id,
          [cooldown, parts.includes('cooldown')],
        ]),
      )
    }
    const ofSite = async (fields = {}) => (await (await display(fields)).json()).cooldown
    const none = [undefined, false]
    expect([await ofSite(), await ofSite({ preview_poptin_id: LEAD_POPUP })]).toEqual([30, 0])
    expect(await cooldownsOf()).toEqual({ [LEAD_POPUP]: [30, true], [CLICK_POPUP]: [30, true], [embedded.id]: none })
    expect(await cooldownsOf({ preview_poptin_id: LEAD_POPUP })).toEqual({ [LEAD_POPUP]: none })
    await shop.store.sites.setCooldown(OPEN_SITE, 5)
    expect(await cooldownsOf()).toMatchObject({ [LEAD_POPUP]: [5, true] })
    const clicked = await (await shop.request(`/api/display/click/${CLICK_POPUP}`)).json()
    expect(clicked.poptins[0]).toMatchObject({ cooldown: 5 })
    await shop.store.sites.setCooldown(OPEN_SITE, 0)
    expect(await cooldownsOf()).toMatchObject({ [LEAD_POPUP]: none })
    await shop.store.sites.setCooldown(OPEN_SITE, 30)
    await shop.store.removal.deletePopup(embedded.id)
  })

  it('contains every field of the specification', async () => {
    const answer = await (await display()).json()
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(ANSWER_FIELDS))
    expect(Object.keys(answer.poptins[0])).toEqual(expect.arrayContaining(POPUP_FIELDS))
    expect(Object.keys(answer.poptins[0].design_properties)).toEqual(expect.arrayContaining(DESIGN_FIELDS))
  })

  it('gives each answer a new id', async () => {
    const viewers = await Promise.all(
      [display(), display()].map(async (response) =>
        decodeDisplay(await (await response).json()).campaigns.map((campaign) => decodePopup(campaign).viewerId),
      ),
    )
    const all = viewers.flat()
    expect(new Set(all).size).toBe(4)
    for (const id of all) expect(id).toMatch(/^[\w-]{30}$/)
  })

  it('previews only the requested popup', async () => {
    expect(await idsOf(await display({ preview_poptin_id: CLICK_POPUP }))).toEqual([CLICK_POPUP])
  })

  it.each([
    ['said by the page', { domain: 'shop.example' }, {}, 'allowed'],
    ['with www and capitals', { domain: 'WWW.Shop.Example' }, {}, 'allowed'],
    ['with a port', { domain: 'shop.example:8080' }, {}, 'allowed'],
    ['said by the browser', {}, { origin: 'https://shop.example' }, 'allowed'],
    ['another', { domain: 'evil.example' }, {}, 'not_allowed'],
    ['a longer one', { domain: 'shop.example.evil.example' }, {}, 'not_allowed'],
    ['a browser elsewhere', {}, { origin: 'https://evil.example' }, 'not_allowed'],
    ['not said', {}, {}, 'not_allowed'],
    ['no address at all', { domain: '<script>' }, {}, 'not_allowed'],
  ] as [string, Record<string, string>, Record<string, string>, string][])(
    'serves only the domains of the site: %s',
    async (_, fields, headers, verdict) => {
      const answer = await (await display(fields, CLOSED_SITE, headers)).json()
      expect(answer.display).toBe(verdict)
      expect(answer.poptins).toHaveLength(verdict === 'allowed' ? 1 : 0)
      expect(answer.message).toBe(verdict === 'allowed' ? '' : 'Client restricted')
    },
  )

  it.each([
    ['unknown site', 'nobody', {}, 404, undefined],
    ['hostile site key', '%00%27--', {}, 404, undefined],
    ['preview of no popup', OPEN_SITE, { preview_poptin_id: UNKNOWN_POPUP }, 404, 'preview_poptin_id'],
    ["preview of another site's popup", OPEN_SITE, { preview_poptin_id: CLOSED_POPUP }, 404, 'preview_poptin_id'],
    ['zero character', OPEN_SITE, { domain: 'a\0b' }, 400, 'domain'],
  ] as [string, string, Record<string, string>, number, string | undefined][])(
    'refuses: %s',
    async (_, site, fields, status, field) => {
      const response = await display(fields, site)
      expect(response.status).toBe(status)
      expect((await response.json()).error.field).toBe(field)
    },
  )

  it('answers a click with its popup', async () => {
    const response = await shop.request(`/api/display/click/${CLICK_POPUP}`)
    const answer = await response.json()
    expect(answer).toMatchObject({ poptin_id: CLICK_POPUP, lang: 'en', country: '' })
    expect(answer.poptins).toHaveLength(1)
  })

  it.each([
    ['a browser of today', { 'sec-fetch-mode': 'navigate', accept: 'text/html' }],
    ['an older browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ])('leads who follows the link itself to the page of the popup: %s', async (_, headers) => {
    const response = await shop.request(`/api/display/click/${CLICK_POPUP}`, { headers, redirect: 'manual' })
    expect(response.status).toBe(302)
    const address = new URL(response.headers.get('location') ?? '', response.url || 'http://x/api/display/click/x')
    expect(address.pathname).toBe(`/click/${CLICK_POPUP}`)
    expect((await shop.request(address.pathname, { redirect: 'manual' })).headers.get('location')).toContain(
      `/p/${CLICK_POPUP}`,
    )
  })

  it.each([[UNKNOWN_POPUP], ['short'], ['%00%00%00%00%00%00%00%00%00%00%00%00%00'], [`${CLICK_POPUP}/`]])(
    'finds no popup %s for a click',
    async (id) => {
      expect((await shop.request(`/api/display/click/${id}`)).status).toBe(404)
    },
  )

  it('serves clicks only on the domains of the site', async () => {
    const answer = async (origin: string) =>
      (await shop.request(`/api/display/click/${CLOSED_POPUP}`, { headers: { origin } })).json()
    expect((await answer('https://shop.example')).display).toBe('allowed')
    expect((await answer('https://evil.example')).display).toBe('not_allowed')
  })

  it('serves the template at the given address: cacheable for good, and inert', async () => {
    const { campaigns } = decodeDisplay(await (await display()).json())
    const url = campaigns[0]?.templateUrl ?? ''
    expect(url.startsWith(ORIGIN)).toBe(true)
    const response = await shop.request(url.slice(ORIGIN.length))
    expect(await response.text()).toBe('<p>Hello</p>')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('serves a template that was stored with a slow pattern without it, and others as they are', async () => {
    const id = 'popuppattern1'
    const html = '<input data-wisp-field="a" pattern="(a+)+"><input data-wisp-field="b" pattern="[0-9]+">'
    await shop.store.sites.add({ key: 'patterns', name: 'patterns', domains: [] })
    await shop.store.popups.save('patterns', popupOf({ id, html }))
    const served = await (await shop.request(`/api/display/template/${id}/any`)).text()
    expect(served).toBe('<input data-wisp-field="a" ><input data-wisp-field="b" pattern="[0-9]+">')
    expect((await shop.store.popups.template(id))?.html).toBe(html)
  })

  it('compresses what visitors wait for, if the browser accepts it', async () => {
    const body = new URLSearchParams({ domain: 'any.example' })
    const ask = (encodings: string) =>
      shop.request(`/api/display/${OPEN_SITE}`, { method: 'POST', body, headers: { 'accept-encoding': encodings } })
    const compressed = await ask('gzip, br')
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
    const plain = new Response(compressed.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(decodeDisplay(await plain.json()).campaigns).toHaveLength(2)
    for (const refused of ['identity', 'gzip;q=0', 'br, gzip; q=0.0'])
      expect((await ask(refused)).headers.get('content-encoding')).toBeNull()
  })

  it.each(['old', 'drawing/old', 'drawn/old'])(
    'does not allow an outdated template address to be cached: %s',
    async (version) => {
      const response = await shop.request(`/api/display/template/${LEAD_POPUP}/${version}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect((await shop.request(`/api/display/template/${UNKNOWN_POPUP}/${version}`)).status).toBe(404)
    },
  )
})
