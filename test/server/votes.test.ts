import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { describeOnEachDatabase } from '../support/databases'
import { CLICK_POPUP, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop, UNKNOWN_POPUP } from '../support/shop'

const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36' }
const radios = (...values: string[]): string =>
  `<form data-wisp-form><fieldset data-wisp-field="tea">${values.map((value) => `<input type="radio" value="${value}">`).join('')}</fieldset>
  <div data-wisp-field="milk"><input type="checkbox" value="oat"><input type="checkbox" value="soy"></div></form>
  <div data-wisp-shares="tea"></div><div data-wisp-shares="milk"></div>`
const POLL = popupOf({ id: 'popuppoll0001', name: 'Poll', html: radios('green', 'black', 'mint') })

interface Shares {
  voters: number
  votes: [string, number][]
}

describeOnEachDatabase('answers of polls', (database) => {
  let shop: Shop
  let db: Db
  let polls = 0
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  /** A new poll without votes. */
  const poll = async (more: Parameters<typeof popupOf>[0] = {}): Promise<string> => {
    const id = `popuppoll${`${++polls}`.padStart(4, '0')}`
    await shop.store.popups.save(OPEN_SITE, { ...POLL, ...more, id })
    return id
  }
  const vote = (
    id: string,
    answers: string[],
    {
      field = 'tea',
      headers = {},
      query = '',
      ...more
    }: { field?: string; headers?: object; query?: string; [name: string]: unknown } = {},
  ): Promise<Response> =>
    shop.form(
      `/api/display/vote/${id}${query}`,
      {
        field,
        ...Object.fromEntries(answers.map((answer, index) => [`answers[${index}]`, answer])),
        ...(more as Record<string, string>),
      },
      { ...HUMAN, ...headers },
    )
  const sharesOf = async (answer: Promise<Response>): Promise<Shares> => {
    const { voters, votes } = await (await answer).json()
    return { voters, votes }
  }
  const stored = (id: string, field = 'tea') => shop.store.votes.of(id, field)

  it('are counted with the call that answers with the shares', async () => {
    const id = await poll()
    await vote(id, ['green'], { client_id: 'ann' })
    await vote(id, ['black'], { client_id: 'bob' })
    expect(await (await vote(id, ['green'], { client_id: 'cem' })).json()).toEqual({
      success: true,
      voters: 3,
      votes: [
        ['green', 2],
        ['black', 1],
        ['mint', 0],
      ],
    })
  })

  it('count once a visitor, however often they are sent, and follow when the answer changes', async () => {
    const id = await poll()
    await Promise.all(Array.from({ length: 5 }, () => vote(id, ['green'], { client_id: 'ann' })))
    expect(await sharesOf(vote(id, ['black'], { client_id: 'ann' }))).toEqual({
      voters: 1,
      votes: [
        ['green', 0],
        ['black', 1],
        ['mint', 0],
      ],
    })
  })

  it('are added up right when many vote at the same moment', async () => {
    const id = await poll()
    const answers = ['green', 'black', 'mint']
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => vote(id, [answers[index % 3] ?? ''], { client_id: `v${index}` })),
    )
    const { voters, votes } = await stored(id)
    expect([voters, ...answers.map((answer) => votes.get(answer))]).toEqual([60, 20, 20, 20])
  })

  it('of several ticked boxes count each, and their visitor once', async () => {
    const id = await poll()
    await vote(id, ['oat', 'soy', 'oat'], { client_id: 'ann', field: 'milk' })
    expect(await sharesOf(vote(id, ['soy'], { client_id: 'bob', field: 'milk' }))).toEqual({
      voters: 2,
      votes: [
        ['oat', 1],
        ['soy', 2],
      ],
    })
    expect((await stored(id)).voters).toBe(0)
  })

  it('without an id are counted, and nothing is kept of the visitor', async () => {
    const id = await poll()
    await vote(id, ['green'])
    await vote(id, ['green'], { client_id: 'ann', headers: { 'sec-gpc': '1' } })
    expect((await stored(id)).voters).toBe(2)
    expect(await db.selectFrom('vote').select('client_id').where('popup_id', '=', id).execute()).toEqual([])
    // The page says that it has counted this one.
    expect((await sharesOf(vote(id, ['black'], { repeated: 'yes' }))).voters).toBe(2)
    expect((await stored(id)).voters).toBe(2)
  })

  it.each([
    ['a page that nobody visits', { query: '?preview' }],
    ['the page of an editor', { url: 'https://shop.example/?preview=true' }],
    [
      'a program',
      {
        headers: {
          'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0 Safari/537.36',
          origin: 'https://clay-shop.com',
        },
      },
    ],
  ])('of %s are not counted, but shown with the others', async (_, more) => {
    const id = await poll()
    await vote(id, ['black'], { client_id: 'ann' })
    expect((await sharesOf(vote(id, ['green'], { client_id: 'bot', ...more }))).votes.slice(0, 2)).toEqual([
      ['green', 1],
      ['black', 1],
    ])
    expect((await stored(id)).voters).toBe(1)
  })

  it.each([
    ['that the template does not offer', ['rum']],
    ['with the name of the count of voters', ['']],
    ['with a name that every object has', ['__proto__', 'constructor']],
  ])('%s are not counted', async (_, answers) => {
    const id = await poll()
    expect(await sharesOf(vote(id, answers, { client_id: 'ann' }))).toMatchObject({ voters: 0 })
    expect(await db.selectFrom('vote_count').select('answer').where('popup_id', '=', id).execute()).toEqual([])
  })

  it.each([
    ['a question whose shares are not shown', { field: 'sugar' }, 400, 'field'],
    ['a question without a name', { field: '' }, 400, 'field'],
    ['a name of every object', { field: 'constructor' }, 400, 'field'],
    ['an id that is none', { client_id: 'two words' }, 400, 'client_id'],
  ])('to %s are refused', async (_, more, status, field) => {
    const answer = await vote(await poll(), ['green'], more)
    expect([answer.status, (await answer.json()).error.field]).toEqual([status, field])
  })

  it('without any answer, and of popups that are not there, are refused', async () => {
    const id = await poll()
    expect((await vote(id, [])).status).toBe(400)
    expect((await vote(UNKNOWN_POPUP, ['green'])).status).toBe(404)
    expect((await vote(LEAD_POPUP, ['green'])).status).toBe(400)
    const future = await poll({ targeting: { schedule: { from: '2130-01-01T00:00' } } })
    expect((await vote(future, ['green'])).status).toBe(404)
  })

  it('in all languages of a popup are counted together', async () => {
    const id = await poll({ translations: { de: { html: radios('Grün', 'Schwarz', 'Minze') } } } as never)
    await vote(id, ['black'], { client_id: 'ann' })
    const { voters, votes } = await sharesOf(vote(id, ['Schwarz'], { client_id: 'bea' }))
    expect([voters, new Map(votes).get('black'), new Map(votes).get('Schwarz')]).toEqual([2, 2, 2])
    expect((await stored(id)).votes.get('black')).toBe(2)
  })

  describe('are figures of the popup', () => {
    const figuresOf = async (id: string) => (await (await shop.desk(`/popups/${id}/figures`)).json()).polls

    it('in the desk, the most frequent first', async () => {
      const id = await poll()
      for (const [visitor, answer] of [
        ['a', 'mint'],
        ['b', 'green'],
        ['c', 'mint'],
      ] as const)
        await vote(id, [answer], { client_id: visitor })
      expect(await figuresOf(id)).toEqual([
        {
          field: 'tea',
          voters: 3,
          answers: [
            { answer: 'mint', votes: 2 },
            { answer: 'green', votes: 1 },
          ],
        },
      ])
      expect(await figuresOf(CLICK_POPUP)).toBeUndefined()
    })

    it('in the desk, with the label by which the form calls the question', async () => {
      const id = await poll({
        html: '<fieldset data-wisp-field="tea"><legend>Your tea</legend><input type="radio" value="mint"></fieldset><div data-wisp-shares="tea"></div>',
      })
      await vote(id, ['mint'], { client_id: 'ann' })
      expect(await figuresOf(id)).toEqual([
        { field: 'tea', label: 'Your tea', voters: 1, answers: [{ answer: 'mint', votes: 1 }] },
      ])
    })

    it('and go with it', async () => {
      const id = await poll()
      await vote(id, ['mint'], { client_id: 'ann' })
      await shop.store.removal.deletePopup(id)
      expect((await vote(id, ['mint'], { client_id: 'bob' })).status).toBe(404)
      for (const table of ['vote', 'vote_count'] as const)
        expect(await db.selectFrom(table).select('field').where('popup_id', '=', id).execute()).toEqual([])
    })

    it('and with its site', async () => {
      await shop.store.sites.add({ key: 'short-lived', name: 'Short' })
      const id = 'popupgone0001'
      await shop.store.popups.save('short-lived', { ...POLL, id })
      await vote(id, ['mint'], { client_id: 'ann' })
      await shop.store.removal.removeSite('short-lived')
      for (const table of ['vote', 'vote_count'] as const)
        expect(await db.selectFrom(table).select('field').where('popup_id', '=', id).execute()).toEqual([])
    })

    it('what an interrupted removal leaves is deleted later', async () => {
      const id = await poll()
      await vote(id, ['mint'], { client_id: 'ann' })
      await db.updateTable('popup').set({ status: 'deleted' }).where('id', '=', id).execute()
      for (const { name, run } of shop.store.upkeep) if (name === 'old votes') await run()
      for (const table of ['vote', 'vote_count'] as const)
        expect(await db.selectFrom(table).select('field').where('popup_id', '=', id).execute()).toEqual([])
    })
  })
})
