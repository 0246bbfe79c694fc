import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import type { Where } from '../../server/store/database'
import { openStore } from '../../server/store/store'
import type { OfferedPrize } from '../../shared/prize'
import { describeOnEachDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop, UNKNOWN_POPUP } from '../support/shop'

const FORM_FIRST = 'formfirst0001'
const FORM_AFTER = 'formafter0001'
const NO_FORM = 'noform0000001'
const SCARCE = 'scarce0000001'

const form = '<section data-wisp-screen="main"><form data-wisp-form><input data-wisp-field="email"></form></section>'
const play = '<section data-wisp-screen="play"><button data-wisp-action="play">Spin</button></section>'

const prize = (id: string, more: Partial<OfferedPrize> = {}): OfferedPrize => ({
  ...{ id, label: `Prize ${id}`, code: `CODE-${id}`, chances: 10, winner: true },
  ...more,
})
const SURE = [prize('sure', { redirect: { url: '/won', close: true } }), prize('never', { chances: 0 })]

describeOnEachDatabase('draw', (database) => {
  let shop: Shop
  let where: Where
  beforeAll(async () => {
    where = database()
    shop = await openShop(where)
    const game = (id: string, html: string, prizes = SURE) =>
      shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes }))
    await game(FORM_FIRST, form + play)
    await game(FORM_AFTER, `<!-- <section data-wisp-screen="main"> -->${play}${form}`)
    await game(NO_FORM, play)
    await game(SCARCE, play, [
      prize('rare', { chances: 1000, stock: 3 }),
      prize('lost', { chances: 1, winner: false, code: '' }),
    ])
  })
  afterAll(() => shop.close())

  const draw = async (popup: string, submission: string, more: Record<string, string> = {}) => {
    const fields = { submission_id: submission, viewer_id: 'v', client_id: 'c', ...more }
    const response = await shop.form(`/api/display/draw/${popup}`, fields)
    return { status: response.status, ...(await response.json()) }
  }
  const lead = (popup: string, submission: string) =>
    shop.form('/api/display/conversion/v', {
      ...{ poptin_id: popup, submission_id: submission, email: `${submission}@example.com` },
    })
  const leadOf = async (submission: string) => (await shop.store.desk.leads({ search: `${submission}@` }))[0]

  it('tells the page neither codes nor chances nor what wins', async () => {
    const response = await shop.form(`/api/display/${OPEN_SITE}`, { domain: '' })
    const text = await response.text()
    const { poptins } = JSON.parse(text)
    const wheel = poptins.find(({ poptin_id }: { poptin_id: string }) => poptin_id === FORM_FIRST)
    expect(wheel.prizes).toEqual(SURE.map(({ id, label }) => ({ prize_id: id, label })))
    expect(wheel.wheel_has_coupon).toBe('yes')
    expect(text).not.toMatch(/CODE-|chances|is_winner|loosing|stock/)
  })

  describe('where the lead comes first', () => {
    it('draws for who has given it', async () => {
      expect(await draw(FORM_FIRST, 'early')).toMatchObject({ status: 409, error: { code: 'too_early' } })
      await lead(FORM_FIRST, 'early')
      expect(await draw(FORM_FIRST, 'early')).toEqual({
        status: 200,
        success: true,
        prize: {
          ...{ prize_id: 'sure', label: 'Prize sure', code: 'CODE-sure', is_winner: true, loosing_option: false },
          redirect_to: 'yes',
          redirect_to_options: { redirect_to_url: '/won', redirect_close: 'yes' },
        },
      })
    })

    it('and not for a lead of another popup', async () => {
      await lead(LEAD_POPUP, 'elsewhere')
      expect(await draw(FORM_FIRST, 'elsewhere')).toMatchObject({ status: 409 })
    })
  })

  it('where the lead comes after, tells what was won at once, and its code once the lead is there', async () => {
    const before = await draw(FORM_AFTER, 'after')
    expect(before.prize).toEqual({ prize_id: 'sure', label: 'Prize sure', is_winner: true, loosing_option: false })
    expect(await draw(FORM_AFTER, 'after', { claimed: 'true' })).toMatchObject({ status: 409 })
    await lead(FORM_AFTER, 'after')
    expect((await draw(FORM_AFTER, 'after', { claimed: 'true' })).prize).toMatchObject({ code: 'CODE-sure' })
  })

  it('where no lead is asked for, tells all at once', async () => {
    expect((await draw(NO_FORM, 'free')).prize).toMatchObject({ code: 'CODE-sure' })
  })

  it('the conversion carries it, whichever of the two came first', async () => {
    await lead(FORM_FIRST, 'one')
    await draw(FORM_FIRST, 'one')
    await draw(FORM_AFTER, 'two')
    await lead(FORM_AFTER, 'two')
    for (const submission of ['one', 'two'])
      expect((await leadOf(submission))?.fields).toMatchObject({ prize: 'Prize sure', coupon: 'CODE-sure' })
  })

  it('answers the same prize to every retry, also at the same time, and after the prizes have changed', async () => {
    const html = play
    const many = Array.from({ length: 40 }, (_, at) => prize(`${at}`, { stock: 1_000 }))
    const id = 'manymany00001'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes: many }))
    const answers = await Promise.all(Array.from({ length: 12 }, () => draw(id, 'again')))
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes: SURE }))
    answers.push(await draw(id, 'again'))
    expect(new Set(answers.map(({ prize }) => JSON.stringify(prize))).size).toBe(1)
  })

  it('gives no more than there are, however many ask at once; then its weight is zero', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => draw(SCARCE, `player-${at}`)))
    const drawn = answers.map(({ prize }) => prize.prize_id)
    expect(drawn.filter((id) => id === 'rare')).toHaveLength(3)
    expect(drawn.filter((id) => id === 'lost')).toHaveLength(22)
    // A retry takes nothing from the stock, and loses nothing.
    expect((await draw(SCARCE, `player-${drawn.indexOf('rare')}`)).prize.prize_id).toBe('rare')
  })

  it('two servers on one database give no more than there are, and a submission the same prize', async ({ skip }) => {
    skip(!where.databaseUrl, 'an embedded database has one server')
    const store = await openStore(where)
    const deps = {
      assets: new Map(),
      pagesDir: '',
      deskToken: '',
      rate: 100_000,
      readRate: 100_000,
      trustProxy: false,
      log() {},
    }
    const servers = [shop, createApp({ store, ...deps })]
    const id = 'twoservers001'
    const scarce = Array.from({ length: 7 }, (_, at) => prize(`${at}`, { stock: Math.max(0, at - 1) }))
    const prizes = [...scarce, prize('lost', { chances: 0.001, winner: false, code: '' })]
    await store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: play, prizes }))
    const submissions = Array.from({ length: 20 }, (_, at) => `player-${at}`)
    const drawn = await Promise.all(
      submissions.map((submission) =>
        Promise.all(
          servers.map(async (server) => {
            const body = new URLSearchParams({ submission_id: submission, viewer_id: 'v', client_id: 'c' })
            const response = await server.request(`/api/display/draw/${id}`, { method: 'POST', body })
            return (await response.json()).prize.prize_id
          }),
        ),
      ),
    )
    await store.close()
    for (const [here, there] of drawn) expect(there).toBe(here)
    const given = (wanted: string) => drawn.filter(([id]) => id === wanted).length
    expect(scarce.map(({ id }) => given(id))).toEqual([0, 0, 1, 2, 3, 4, 5])
    expect(given('lost')).toBe(5)
  })

  it.each([
    ['a popup that is none', UNKNOWN_POPUP, { submission_id: 's' }, 404, undefined],
    ['a popup without prizes', LEAD_POPUP, { submission_id: 's' }, 404, undefined],
    ['no submission', NO_FORM, {}, 400, 'submission_id'],
    ['a submission id that is none', NO_FORM, { submission_id: 'a b' }, 400, 'submission_id'],
  ])('refuses %s', async (_, popup, fields, status, field) => {
    if (popup === LEAD_POPUP) await lead(LEAD_POPUP, 's')
    const response = await shop.form(`/api/display/draw/${popup}`, fields as Record<string, string>)
    expect(response.status).toBe(status)
    expect((await response.json()).error.field).toBe(field)
  })
})
