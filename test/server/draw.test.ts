import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import type { DatabaseLocation } from '../../server/db/database'
import { openStore } from '../../server/store/store'
import type { OfferedPrize } from '../../shared/model/prize'
import { describeOnEachDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop, UNKNOWN_POPUP } from '../support/shop'

const FORM_FIRST = 'formfirst0001'
const FORM_AFTER = 'formafter0001'
const NO_FORM = 'noform0000001'
const SCARCE = 'scarce0000001'
const POOLS = 'pools00000001'
const [FUTURE, OVER] = ['future0000001', 'over000000001']

const form = '<section data-wisp-screen="main"><form data-wisp-form><input data-wisp-field="email"></form></section>'
const play = '<section data-wisp-screen="play"><button data-wisp-action="play">Spin</button></section>'

const prize = (id: string, more: Partial<OfferedPrize> = {}): OfferedPrize => ({
  id,
  label: `Prize ${id}`,
  code: `CODE-${id}`,
  chances: 10,
  winner: true,
  ...more,
})
const OF_ANOTHER_FORM = JSON.stringify([{ name: 'size', value: 'M' }])
const SURE = [prize('sure', { redirect: { url: '/won', close: true } }), prize('never', { chances: 0 })]

describeOnEachDatabase('draw', (database) => {
  let shop: Shop
  let location: DatabaseLocation
  beforeAll(async () => {
    location = database()
    shop = await openShop(location, { trustProxy: true })
    const game = (id: string, html: string, prizes = SURE) =>
      shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes }))
    await game(FORM_FIRST, form + play)
    const rules = '<section data-wisp-screen="main-rules"></section>'
    await game(FORM_AFTER, `<!-- <section data-wisp-screen="main"> -->${rules}${play}${form}`)
    await game(NO_FORM, play)
    const level =
      '<fieldset data-wisp-field="level"><input type="radio" value="new" data-wisp-set="pool:beginners"></fieldset>'
    await game(POOLS, form.replace('</form>', `${level}</form>`) + play, [
      prize('common', { chances: 1e-6 }),
      prize('lesson', { chances: 1e6, pool: 'beginners' }),
      prize('coach', { chances: 1e6, pool: 'racers' }),
    ])
    await game(SCARCE, play, [
      prize('rare', { chances: 1000, stock: 3 }),
      prize('lost', { chances: 1, winner: false, code: '' }),
    ])
  })
  afterAll(() => shop.close())

  const draw = async (popup: string, submission: string, more: Record<string, string> = {}, from = '192.0.2.1') => {
    const fields = { submission_id: submission, viewer_id: 'v', client_id: 'c', ...more }
    const response = await shop.form(`/api/display/draw/${popup}`, fields, { 'x-forwarded-for': from })
    return { status: response.status, ...(await response.json()) }
  }
  const convert = (popup: string, submission: string, more: Record<string, string>) =>
    shop.form('/api/display/conversion/v', { poptin_id: popup, submission_id: submission, ...more })
  const lead = (popup: string, submission: string) => convert(popup, submission, { email: `${submission}@example.com` })
  /** Any number of callers, each with an address of their own. */
  const address = (index: number): string => `198.51.${index >> 8}.${index & 255}`
  const leadOf = async (submission: string) => (await shop.store.leads.all({ search: `${submission}@` }))[0]

  it.each([
    ['a page', ''],
    ['an owner’s preview, which anyone may request,', FORM_FIRST],
  ])('tells %s neither codes nor chances nor which slices win', async (_, preview_poptin_id) => {
    const response = await shop.form(`/api/display/${OPEN_SITE}`, { domain: '', preview_poptin_id })
    const text = await response.text()
    const { poptins } = JSON.parse(text)
    const wheel = poptins.find(({ poptin_id }: { poptin_id: string }) => poptin_id === FORM_FIRST)
    expect(wheel.prizes).toEqual(SURE.map(({ id, label }) => ({ prize_id: id, label })))
    expect(wheel.wheel_has_coupon).toBe('yes')
    expect(text).not.toMatch(/CODE-|chances|is_winner|loosing|stock/)
  })

  describe('if the lead comes first', () => {
    it('draws for a visitor who has given it', async () => {
      expect(await draw(FORM_FIRST, 'early')).toMatchObject({ status: 409, error: { code: 'too_early' } })
      await lead(FORM_FIRST, 'early')
      expect(await draw(FORM_FIRST, 'early')).toEqual({
        status: 200,
        success: true,
        prize: {
          prize_id: 'sure',
          label: 'Prize sure',
          code: 'CODE-sure',
          is_winner: true,
          loosing_option: false,
          redirect_to: 'yes',
          redirect_to_options: { redirect_to_url: '/won', redirect_close: 'yes' },
        },
      })
    })

    it('does not draw for a lead of another popup', async () => {
      await lead(LEAD_POPUP, 'elsewhere')
      expect(await draw(FORM_FIRST, 'elsewhere')).toMatchObject({ status: 409 })
    })
  })

  describe('if prizes are in pools', () => {
    const levelOf = (value: string) => ({ newExtraFields: JSON.stringify([{ name: 'level', value }]) })
    it.each([
      ['of the pool that the lead’s answer leads to', 'new', {}, 'lesson'],
      ['without a pool for any other answer', 'racers', {}, 'common'],
      ['of no pool that only the page names', '', { pool: 'racers', level: 'new' }, 'common'],
    ])('draws one %s', async (_, answer, more, drawn) => {
      const submission = `pool-${answer}`
      await convert(POOLS, submission, { email: `${submission}@example.com`, ...(answer ? levelOf(answer) : {}) })
      const { prize } = await draw(POOLS, submission, more as Record<string, string>)
      expect(prize.prize_id).toBe(drawn)
    })

    it('waits for the answer where only a part of the lead has arrived', async () => {
      const send = (fields: { name: string; value: string }[]) =>
        convert(POOLS, 'pool-part', { email: 'pool-part@example.com', newExtraFields: JSON.stringify(fields) })
      await send([{ name: 'wisp-part', value: '1' }])
      expect(await draw(POOLS, 'pool-part')).toMatchObject({ status: 409, error: { code: 'too_early' } })
      await send([{ name: 'level', value: 'new' }])
      expect((await draw(POOLS, 'pool-part')).prize.prize_id).toBe('lesson')
    })
  })

  it('if the lead comes after, reveals at once what was won, and its code once the lead is there', async () => {
    const before = await draw(FORM_AFTER, 'after')
    expect(before.prize).toEqual({ prize_id: 'sure', label: 'Prize sure', is_winner: true, loosing_option: false })
    expect(await draw(FORM_AFTER, 'after', { claimed: 'true' })).toMatchObject({ status: 409 })
    const part = JSON.stringify([{ name: 'wisp-part', value: '1' }])
    await convert(FORM_AFTER, 'after', { email: 'after@example.com', newExtraFields: part })
    expect(await draw(FORM_AFTER, 'after')).toEqual(before)
    await lead(FORM_AFTER, 'after')
    expect((await draw(FORM_AFTER, 'after', { claimed: 'true' })).prize).toMatchObject({ code: 'CODE-sure' })
  })

  describe.each([
    ['nothing was left', {}],
    ['only a field was filled in that the form does not have', { newExtraFields: OF_ANOTHER_FORM }],
    ['the fields of the form are empty', { email: ' ', newExtraFields: OF_ANOTHER_FORM }],
    ['it fell into the trap, without an address', { trap: 'x' }],
  ] as [string, Record<string, string>][])('a conversion does not count as a lead if %s', (name, fields) => {
    it('so it is too early to draw if the lead comes first', async () => {
      const submission = `first-${name.length}`
      expect((await convert(FORM_FIRST, submission, fields)).status).toBe(200)
      expect(await draw(FORM_FIRST, submission)).toMatchObject({ status: 409, error: { code: 'too_early' } })
    })

    it('and gets no code if the lead comes after', async () => {
      const submission = `after-${name.length}`
      await draw(FORM_AFTER, submission)
      expect((await convert(FORM_AFTER, submission, fields)).status).toBe(200)
      expect(await draw(FORM_AFTER, submission, { claimed: 'yes' })).toMatchObject({ status: 409 })
      expect((await draw(FORM_AFTER, submission)).prize).not.toHaveProperty('code')
    })
  })

  describe.each([
    ['it fell into the trap', { email: 'bot@example.com', trap: 'x' }],
    ['it was quicker than anyone types', { email: 'quick@example.com', elapsed: '0.2' }],
  ] as [string, Record<string, string>][])('a lead looks like a bot’s if %s', (name, fields) => {
    const LOST = { is_winner: false, loosing_option: true, code: '' }

    it('and then draws a losing prize, once, which takes nothing from a stock', async () => {
      const id = `suspect-${name.length}`.padEnd(13, '0')
      const prizes = [
        prize('rare', { chances: 1e6, stock: 1 }),
        prize('plain', { chances: 1e6 }),
        prize('few', { chances: 1e6, stock: 1, winner: false, code: '' }),
        prize('lost', { chances: 1, winner: false, code: '' }),
      ]
      const html = form + play
      await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes }))
      await convert(id, 'hasty', fields)
      const answers = await Promise.all(Array.from({ length: 6 }, () => draw(id, 'hasty')))
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 200, prize: { prize_id: 'lost', label: 'Prize lost', ...LOST } })
      await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes: prizes.slice(0, 1) }))
      expect((await draw(id, 'hasty')).prize.prize_id).toBe('lost')
      // The whole stock is still there.
      await lead(id, 'calm')
      expect((await draw(id, 'calm', {}, '192.0.2.9')).prize).toMatchObject({ prize_id: 'rare', code: 'CODE-rare' })
    })

    it('but not if a password manager filled it in for a person, whose draw is honest', async () => {
      const submission = `person-${name.length}`
      await convert(FORM_FIRST, submission, { ...fields, elapsed: '9', gestures: '4' })
      expect((await draw(FORM_FIRST, submission)).prize).toMatchObject({ is_winner: true })
    })

    it('and then loses without a prize where every prize wins', async () => {
      const submission = `winners-${name.length}`
      await convert(FORM_FIRST, submission, fields)
      const blank = { status: 200, prize: { prize_id: '.', label: '', ...LOST } }
      expect(await draw(FORM_FIRST, submission)).toMatchObject(blank)
      expect(await draw(FORM_FIRST, submission)).toMatchObject(blank)
      expect((await shop.store.leads.all({ search: fields.email ?? '' }))[0]?.fields).not.toHaveProperty('prize')
    })

    it('and then gets what was drawn before it, but no code', async () => {
      const submission = `claimed-${name.length}`
      await draw(FORM_AFTER, submission)
      await convert(FORM_AFTER, submission, fields)
      const { status, prize } = await draw(FORM_AFTER, submission, { claimed: 'yes' })
      expect([status, prize]).toEqual([
        200,
        { prize_id: 'sure', label: 'Prize sure', is_winner: true, loosing_option: false },
      ])
    })

    it('and then wins nothing if a game that asks afterwards is played after it', async () => {
      const submission = `late-${name.length}`
      await convert(FORM_AFTER, submission, fields)
      expect((await draw(FORM_AFTER, submission)).prize).toMatchObject(LOST)
    })
  })

  it('a lead that follows an empty conversion of the same submission wins like any other', async () => {
    await convert(FORM_FIRST, 'second-try', {})
    await lead(FORM_FIRST, 'second-try')
    expect((await draw(FORM_FIRST, 'second-try')).prize).toMatchObject({ code: 'CODE-sure' })
  })

  it('a form that asks only for a tick wins with the tick, though its lead has no data', async () => {
    const id = 'justatick0001'
    const tick = form.replace('data-wisp-field="email"', 'type="checkbox" data-wisp-field="consent"')
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: tick + play, prizes: SURE }))
    expect((await draw(id, 'ticked')).status).toBe(409)
    await convert(id, 'ticked', { checkbox_checked: 'true' })
    expect((await draw(id, 'ticked')).prize).toMatchObject({ code: 'CODE-sure' })
  })

  it('if no lead is required, reveals everything at once', async () => {
    expect((await draw(NO_FORM, 'free')).prize).toMatchObject({ code: 'CODE-sure' })
  })

  it('the conversion contains the prize, whichever of the two came first', async () => {
    await lead(FORM_FIRST, 'one')
    await draw(FORM_FIRST, 'one')
    await draw(FORM_AFTER, 'two')
    await lead(FORM_AFTER, 'two')
    for (const submission of ['one', 'two'])
      expect((await leadOf(submission))?.fields).toMatchObject({ prize: 'Prize sure', coupon: 'CODE-sure' })
  })

  it('nobody draws before it begins, as if there were no such popup; a page that was open at its end does', async () => {
    for (const [id, schedule] of [
      [FUTURE, { from: '2130-01-01T00:00' }],
      [OVER, { to: '2020-01-01T00:00' }],
    ] as const)
      await shop.store.popups.save(
        OPEN_SITE,
        popupOf({ id, type: 'gamified', html: play, prizes: SURE, targeting: { schedule } }),
      )
    expect(await draw(FUTURE, 'eager')).toEqual(await draw(UNKNOWN_POPUP, 'eager'))
    expect(await draw(OVER, 'late')).toMatchObject({ status: 200, prize: { code: 'CODE-sure' } })
  })

  it('nobody can claim to have won', async () => {
    const claims = [
      { name: 'prize', value: 'Prize sure' },
      { name: 'coupon', value: 'CODE-sure' },
      { name: 'size', value: 'M' },
    ]
    const fields = { email: 'liar@example.com', newExtraFields: JSON.stringify(claims) }
    expect((await convert(FORM_FIRST, 'liar', fields)).status).toBe(200)
    expect((await leadOf('liar'))?.fields).toEqual({ size: 'M' })
  })

  it('returns the same prize to every retry, also at the same time, and after the prizes have changed', async () => {
    const html = play
    const many = Array.from({ length: 40 }, (_, index) => prize(`${index}`, { stock: 1_000 }))
    const id = 'manymany00001'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes: many }))
    const answers = await Promise.all(Array.from({ length: 12 }, () => draw(id, 'again')))
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes: SURE }))
    answers.push(await draw(id, 'again'))
    expect(new Set(answers.map(({ prize }) => JSON.stringify(prize))).size).toBe(1)
  })

  it('gives away no more than the stock, however many ask at the same time; then the prize’s weight is zero', async () => {
    const play = (index: number) => draw(SCARCE, `player-${index}`, {}, address(index))
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => play(index)))
    const prizeIds = answers.map(({ prize }) => prize.prize_id)
    expect(prizeIds.filter((id) => id === 'rare')).toHaveLength(3)
    expect(prizeIds.filter((id) => id === 'lost')).toHaveLength(22)
    // A retry takes nothing from the stock, and loses nothing.
    expect((await draw(SCARCE, `player-${prizeIds.indexOf('rare')}`)).prize.prize_id).toBe('rare')
  })

  it('ends with a loss without a prize once everything has been won', async () => {
    const id = 'allwon0000001'
    const prizes = [prize('last', { stock: 1 })]
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: play, prizes }))
    expect((await draw(id, 'quick')).prize).toMatchObject({ prize_id: 'last', is_winner: true })
    for (const from of [address(1), address(2)])
      expect(await draw(id, 'slow', {}, from)).toMatchObject({ status: 200, prize: { label: '', is_winner: false } })
  })

  it('one caller gets no more of a stock than their share, however many submissions they invent at the same time', async () => {
    const id = 'onecaller0001'
    const prizes = [
      prize('rare', { chances: 1e6, stock: 30 }),
      prize('rarest', { chances: 1e6, stock: 1 }),
      prize('lost', { chances: 1e-6, winner: false, code: '' }),
    ]
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: play, prizes }))
    const drawnBy = async (from: string) => {
      const submissions = Array.from({ length: 20 }, (_, index) => `${from}-${index}`)
      const answers = await Promise.all(submissions.map((submission) => draw(id, submission, {}, from)))
      return answers.map(({ prize }) => prize.prize_id as string)
    }
    const count = (prizeIds: string[], prizeId: string) => prizeIds.filter((id) => id === prizeId).length
    const greedy = await drawnBy('203.0.113.1')
    expect(count(greedy, 'rare')).toBe(3)
    expect(count(greedy, 'rarest')).toBeLessThanOrEqual(1)
    expect(count(greedy, 'lost')).toBe(20 - 3 - count(greedy, 'rarest'))
    // Other callers still get theirs.
    expect(count(await drawnBy('203.0.113.2'), 'rare')).toBe(3)
  })

  it('new draws of one address from one popup are rate-limited; asking again for a prize is not', async () => {
    const slow = await openShop(database(), { trustProxy: true, rate: 60 })
    const send = async (popup: string, submission: string, from = '192.0.2.1') =>
      slow.form(`/api/display/draw/${popup}`, { submission_id: submission }, { 'x-forwarded-for': from })
    for (const id of [NO_FORM, SCARCE])
      await slow.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: play, prizes: SURE }))
    for (let index = 0; index < 5; index++) expect((await send(NO_FORM, `play-${index}`)).status).toBe(200)
    const refused = await send(NO_FORM, 'once-more')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(NO_FORM, 'play-0')).status).toBe(200)
    expect((await send(SCARCE, 'elsewhere')).status).toBe(200)
    expect((await send(NO_FORM, 'somebody-else', '192.0.2.2')).status).toBe(200)
    await slow.close()
  })

  it('two servers on one database give away no more than the stock, and a submission gets the same prize', async ({
    skip,
  }) => {
    skip(!location.databaseUrl, 'an embedded database has one server')
    const store = await openStore(location)
    const deps = {
      assets: new Map(),
      pagesDir: '',
      deskToken: '',
      rate: 100_000,
      readRate: 100_000,
      trustProxy: true,
      log() {},
    }
    const servers = [shop, createApp({ store, ...deps })]
    const id = 'twoservers001'
    const scarce = Array.from({ length: 7 }, (_, index) => prize(`${index}`, { stock: Math.max(0, index - 1) }))
    const prizes = [...scarce, prize('lost', { chances: 0.001, winner: false, code: '' })]
    await store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html: play, prizes }))
    const submissions = Array.from({ length: 20 }, (_, index) => `player-${index}`)
    const pairs = await Promise.all(
      submissions.map((submission, index) =>
        Promise.all(
          servers.map(async (server) => {
            const body = new URLSearchParams({ submission_id: submission, viewer_id: 'v', client_id: 'c' })
            const headers = { 'x-forwarded-for': address(index) }
            const response = await server.request(`/api/display/draw/${id}`, { method: 'POST', body, headers })
            return (await response.json()).prize.prize_id
          }),
        ),
      ),
    )
    await store.close()
    for (const [here, there] of pairs) expect(there).toBe(here)
    const countOf = (prizeId: string) => pairs.filter(([id]) => id === prizeId).length
    expect(scarce.map(({ id }) => countOf(id))).toEqual([0, 0, 1, 2, 3, 4, 5])
    expect(countOf('lost')).toBe(5)
  })

  it.each([
    ['an unknown popup', UNKNOWN_POPUP, { submission_id: 's' }, 404, undefined],
    ['a popup without prizes', LEAD_POPUP, { submission_id: 's' }, 404, undefined],
    ['no submission', NO_FORM, {}, 400, 'submission_id'],
    ['an invalid submission id', NO_FORM, { submission_id: 'a b' }, 400, 'submission_id'],
  ])('refuses %s', async (_, popup, fields, status, field) => {
    if (popup === LEAD_POPUP) await lead(LEAD_POPUP, 's')
    const response = await shop.form(`/api/display/draw/${popup}`, fields as Record<string, string>)
    expect(response.status).toBe(status)
    expect((await response.json()).error.field).toBe(field)
  })
})
