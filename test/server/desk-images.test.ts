import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImageRow, ImagesAnswer } from '../../server/images/answers'
import { OriginalsUnavailable } from '../../server/images/originals'
import { describeOnEitherDatabase } from '../support/databases'
import { animation, jpeg, openPictures, type PictureShop } from '../support/pictures'
import { CLOSED_SITE, OPEN_SITE, openShop, TOKEN } from '../support/shop'

const PATH = '/desk/api/images'
const ENTRY = { authorization: `Bearer ${TOKEN}` }
const MB = 1024 * 1024

type Entry = [name: string, value: string | Uint8Array, file?: string]

const formOf = (entries: Entry[]): FormData => {
  const form = new FormData()
  for (const [name, value, file] of entries)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), file)
  return form
}

describeOnEitherDatabase('pictures on the desk', (database) => {
  let shop: PictureShop
  beforeAll(async () => {
    shop = await openPictures(database())
  })
  afterAll(() => shop.close())

  const send = (entries: Entry[], headers: Record<string, string> = ENTRY, path = PATH) =>
    shop.request(path, { method: 'POST', body: formOf(entries), headers })
  const add = async (content: Uint8Array, name = 'cat.jpg', site = OPEN_SITE): Promise<ImageRow> => {
    const response = await send([
      ['site', site],
      ['file', content, name],
    ])
    expect(response.status).toBe(200)
    return response.json()
  }
  const list = async (query = ''): Promise<ImagesAnswer> => (await shop.desk(`/images${query}`)).json()
  const remove = (id: string, headers: Record<string, string> = ENTRY) =>
    shop.request(`${PATH}/${id}/remove`, { method: 'POST', headers })
  /** Status, code, field and message. */
  const refusal = async (response: Response) => {
    const { error } = await response.json()
    return [response.status, error.code, error.field, error.message]
  }

  it('are those of the site that is chosen, or else of the first that has any, newest first', async () => {
    const { site, images } = await list()
    expect(images).toEqual([])
    expect([CLOSED_SITE, OPEN_SITE]).toContain(site)
    // The site that comes last where no site has pictures.
    const last = site === OPEN_SITE ? CLOSED_SITE : OPEN_SITE
    const content = await jpeg(400, 300)
    const first = await add(content, 'cat.jpg', last)
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-z]{16}\.jpg$/),
      name: 'cat.jpg',
      width: 400,
      height: 300,
      frames: 1,
      bytes: content.length,
    })
    const dance = await add(await animation([10, 120, 240]), 'dance.gif', last)
    expect(dance).toMatchObject({ name: 'dance.gif', frames: 3 })
    expect((await list()).site).toBe(last)
    expect((await list()).images.map(({ id }) => id).sort()).toEqual([first.id, dance.id].sort())
    expect(await list(`?site=${site}`)).toEqual({ site, images: [] })
    expect((await list('?site=nowhere')).site).toBe(last)
    expect((await shop.get(`/img/${first.id}`)).status).toBe(200)
    const tag = (await shop.desk('/images')).headers.get('etag') ?? ''
    expect((await shop.desk('/images', { 'if-none-match': tag })).status).toBe(304)
  })

  it('are there once, under the name given last', async () => {
    const content = await jpeg(120, 90)
    const { id } = await add(content, 'one.jpg')
    expect(await add(content, 'two.jpg')).toMatchObject({ id, name: 'two.jpg' })
    const { images } = await list(`?site=${OPEN_SITE}`)
    expect(images.filter((image) => image.id === id).map(({ name }) => name)).toEqual(['two.jpg'])
  })

  it('are gone once removed', async () => {
    const { id } = await add(await jpeg(130, 90))
    const removed = await remove(id)
    expect([removed.status, await removed.json()]).toEqual([200, { removed: id }])
    expect((await shop.get(`/img/${id}`)).status).toBe(404)
    expect((await list(`?site=${OPEN_SITE}`)).images.map((image) => image.id)).not.toContain(id)
    for (const unknown of [id, '..%2f..%2fsecret', 'x'])
      expect(await refusal(await remove(unknown))).toEqual([
        ...[404, 'not_found', undefined, 'There is no picture with this id'],
      ])
  })

  const file = (text: string): Entry => ['file', Buffer.from(text), 'a.jpg']
  const site: Entry = ['site', OPEN_SITE]
  it.each<[string, Entry[], unknown[]]>([
    ['a text', [site, file('hello')], [400, 'malformed', 'file', expect.stringContaining('The file is no picture')]],
    ['two letters', [site, file('hi')], [400, 'malformed', 'file', expect.stringContaining('The file is no picture')]],
    ['an empty file', [site, file('')], [400, 'malformed', 'file', 'The file is empty']],
    [
      'another kind of file',
      [site, file('%PDF-1.7')],
      [400, 'malformed', 'file', 'The file is not one of JPEG, PNG, WebP, GIF, AVIF and SVG but a PDF'],
    ],
    ['no file', [site], [400, 'malformed', 'file', 'file must be a file']],
    ['a text as file', [site, ['file', 'cat.jpg']], [400, 'malformed', 'file', 'file must be a file']],
    ['two files', [site, file('a'), file('b')], [400, 'malformed', 'file', 'Send each file by itself']],
    ['no site', [file('a')], [404, 'not_found', undefined, 'There is no site with this key']],
    ['an unknown site', [['site', 'none'], file('a')], [404, 'not_found', undefined, 'There is no site with this key']],
  ])('are refused, with the reason: %s', async (_, entries, expected) => {
    const originals = readdirSync(shop.folders.originals)
    expect(await refusal(await send(entries))).toEqual(expected)
    expect(readdirSync(shop.folders.originals)).toEqual(originals)
  })

  it('are refused if they were cut short', async () => {
    const content = (await jpeg(300, 200)).subarray(0, 900)
    expect(await refusal(await send([site, ['file', content, 'cut.jpg']]))).toEqual([
      ...[400, 'malformed', 'file', expect.stringMatching(/^The file is damaged, or was cut short/)],
    ])
  })

  it('may have 25 MB and no more, whether the length is told or not', async () => {
    const expected = [400, 'malformed', 'file', 'The file has 25.1 MB, more than 25.0 MB']
    expect(await refusal(await send([site, ['file', new Uint8Array(25 * MB + 1), 'a.jpg']]))).toEqual(expected)
    const large = [413, 'too_large', undefined, 'The file has more than 25 MB']
    const response = await send([site, ['file', new Uint8Array(26 * MB), 'a.jpg']])
    expect(response.headers.get('connection')).toBe('close')
    expect(await refusal(response)).toEqual(large)
    let sentBytes = 0
    const endless = new ReadableStream({
      pull(controller) {
        sentBytes += MB
        controller.enqueue(new Uint8Array(MB))
      },
    })
    const type = 'multipart/form-data; boundary=x'
    const init = { method: 'POST', body: endless, headers: { ...ENTRY, 'content-type': type }, duplex: 'half' }
    expect(await refusal(await shop.request(PATH, init as RequestInit))).toEqual(large)
    expect(sentBytes).toBeLessThan(40 * MB)
  })

  it('are taken from a form only', async () => {
    const body = JSON.stringify({ site: OPEN_SITE })
    const headers = { ...ENTRY, 'content-type': 'application/json' }
    expect(await refusal(await shop.request(PATH, { method: 'POST', body, headers }))).toEqual([
      ...[400, 'malformed', undefined, 'The body must be a form with a file (multipart/form-data)'],
    ])
    const cut = { ...ENTRY, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await shop.request(PATH, { method: 'POST', body: '--x\r\n', headers: cut })).status).toBe(400)
  })

  it('need the token, which no other site’s page can send', async () => {
    const { id } = await add(await jpeg(140, 90))
    const entries: Entry[] = [site, ['file', await jpeg(150, 90), 'cat.jpg']]
    // A form on another site may send cookies, fields and an address of its own.
    const strangers: Record<string, string>[] = [{}, { cookie: `token=${TOKEN}` }, { authorization: 'Bearer wrong' }]
    for (const headers of strangers) {
      expect((await send(entries, headers)).status).toBe(401)
      expect((await send([...entries, ['token', TOKEN]], headers, `${PATH}?token=${TOKEN}`)).status).toBe(401)
      expect((await remove(id, headers)).status).toBe(401)
      expect((await shop.request(PATH, { headers })).status).toBe(401)
    }
    const preflight = await shop.request(PATH, {
      method: 'OPTIONS',
      headers: { origin: 'https://x.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    expect((await list(`?site=${OPEN_SITE}`)).images.map((image) => image.id)).toContain(id)
  })

  it('are looked at a few at a time, and refused for now if too many wait', async () => {
    const content = await jpeg(20, 10)
    const entries = (index: number): Entry[] => [
      site,
      ['file', Buffer.concat([content, Buffer.from(`${index}`)]), 'a.jpg'],
    ]
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => send(entries(index))))
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBe(80 - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
  })

  it('have addresses that take nothing else', async () => {
    const wrong = await shop.request(PATH, { method: 'DELETE', headers: ENTRY })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const read = await shop.request(`${PATH}/0123456789abcdef.jpg/remove`, { headers: ENTRY })
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describeOnEitherDatabase('pictures on the desk, without a place for them', (database) => {
  it('say so, and are not listed', async () => {
    const shop = await openShop(database())
    const body = formOf([
      ['site', OPEN_SITE],
      ['file', await jpeg(40, 30), 'cat.jpg'],
    ])
    expect((await (await shop.desk('/images')).json()).images).toEqual([])
    expect((await shop.request(PATH, { method: 'POST', body, headers: ENTRY })).status).toBe(404)
    await shop.close()
  })

  it('say that the place does not answer, and ask for another try', async () => {
    const unavailable = () => Promise.reject(new OriginalsUnavailable('The bucket does not answer'))
    const originals = { write: unavailable, read: unavailable, remove: unavailable }
    const shop = await openPictures(database(), { originals })
    const body = formOf([
      ['site', OPEN_SITE],
      ['file', await jpeg(40, 30), 'cat.jpg'],
    ])
    const response = await shop.request(PATH, { method: 'POST', body, headers: ENTRY })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await response.json()).error.message).toBe('The bucket does not answer')
    expect((await (await shop.desk(`/images?site=${OPEN_SITE}`)).json()).images).toEqual([])
    await shop.close()
  })
})
