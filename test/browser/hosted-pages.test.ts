import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { makePage } from '../../server/pages/make'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { plainPage, readPage } from '../support/page'
import { popupOf } from '../support/popup'

const fixture = withWorld()

const folder = mkdtempSync(join(tmpdir(), 'wisp-hosted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OTHER = 'other-owner'
const [FIRST, SECOND] = ['popup00000001', 'popupother001']

const addSecondSite = async (): Promise<void> => {
  const { store } = fixture.world
  await fixture.world.show(popupOf())
  if (!(await store.sites.find(OTHER))) await store.sites.add({ key: OTHER, name: 'Another owner' })
  await store.popups.save(OTHER, popupOf({ id: SECOND, name: 'Another letter' }))
  const document = { ...plainPage, id: 'pageother0001', slug: 'other-page', popups: [] }
  await store.pages.save(OTHER, makePage(readPage(folder, document, {}), OTHER))
}

/** All that the browser keeps for the origin, by name, whatever scripts of the page may see of it. */
const storedIn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(async () => {
    const { contentWindow: frame } = document.body.appendChild(document.createElement('iframe'))
    const cookies = frame?.document.cookie.split('; ').filter(Boolean) ?? []
    const named = [...(await indexedDB.databases()).map(({ name = '' }) => name), ...(await caches.keys())]
    return [
      ...Object.entries(frame?.localStorage ?? {}),
      ...Object.entries(sessionStorage),
      ...[...cookies, ...named].map((text): [string, string] => [text, text]),
    ]
  })

const signUp = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('wisp.email'))
}

describe.runIf(isShipped())('pages of two owners on one server', () => {
  it('tell no owner what a visitor told the other: neither address nor page nor id', async () => {
    await addSecondSite()
    const { wisp } = fixture.world
    const { page } = await fixture.world.visit(`${wisp}/p/${FIRST}?utm_source=first`, { ours: true })
    await signUp(page)
    const client = await page.evaluate(() => JSON.parse(`${localStorage.getItem('wisp.client')}`)[0])
    const bodies: string[] = []
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))

    // Leaves the page as a link would.
    await page.evaluate((address) => location.assign(address), `${wisp}/p/${SECOND}`)
    await page.waitForURL(`${wisp}/p/${SECOND}`)
    expect(await page.evaluate(() => document.referrer)).toBe(`${wisp}/`)
    await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    const closed = page.waitForRequest(/display\/closed\//)
    await page.getByRole('button', { name: 'Close' }).click()
    await closed
    const nextRequest = page.waitForRequest(new RegExp(`api/display/${OTHER}`))
    await page.goto(`${wisp}/l/other-page`)
    await nextRequest
    const sentText = decodeURIComponent(bodies.join('\n'))
    expect(sentText).not.toContain('ann@')
    expect(sentText).not.toContain(client)
    expect(sentText).not.toContain('utm_source=first')
    expect(await page.evaluate(() => [localStorage.getItem('wisp.email'), document.cookie])).toEqual([null, ''])

    const stored = await storedIn(page)
    const keysOf = (text: string) =>
      stored.flatMap(([name, value]) => (`${name} ${value}`.includes(text) ? [name] : []))
    expect(stored.map(([name]) => name).filter((name) => !/^[\w-]+\.wisp/.test(name))).toEqual([])
    expect(
      keysOf('ann%40')
        .concat(keysOf('ann@'), keysOf(client))
        .filter((name) => name.startsWith(OTHER)),
    ).toEqual([])
    expect([keysOf('ann@').length > 0, keysOf(OTHER).length > 0]).toEqual([true, true])

    // The first owner's page knows the visitor still.
    await page.goto(`${wisp}/p/${FIRST}`)
    expect(await page.evaluate(() => JSON.parse(`${localStorage.getItem('wisp.client')}`)[0])).toBe(client)
    expect(await page.evaluate(() => document.cookie)).toMatch(/^wisp_conversion=/)
  })

  it('hear of consent and markers from tabs of the same owner only', async () => {
    await addSecondSite()
    const { wisp } = fixture.world
    const first = await fixture.world.visit(`${wisp}/p/${FIRST}`, { ours: true })
    const same = await fixture.world.visit(`${wisp}/p/${FIRST}`, { ours: true, beside: first })
    const other = await fixture.world.visit(`${wisp}/p/${SECOND}`, { ours: true, beside: first })
    for (const { page } of [same, other]) {
      await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
      await page.evaluate(() => {
        const heard: unknown[] = []
        Object.assign(window, { heard })
        addEventListener('storage', ({ key, newValue }) => heard.push([key, newValue]))
      })
    }
    await first.page.evaluate(() => localStorage.setItem('wisp.consent', '[true,9e15]'))
    await same.page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'heard')).includes('wisp.consent'))
    expect(await same.page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')))).toContain(
      '["wisp.consent","[true,9e15]"]',
    )
    // Events arrive in the order of the changes: one of its own owner proves that none of the other came before.
    await other.page.evaluate(() => localStorage.getItem('wisp.consent')).then((value) => expect(value).toBe(null))
    expect(JSON.stringify(await other.page.evaluate(() => Reflect.get(window, 'heard')))).not.toContain('consent')
  })

  it('know what happened on them when entries had no site in their names, and no other page takes it', async () => {
    await addSecondSite()
    const { wisp } = fixture.world
    const name = `wisp.seen.${FIRST}`
    const visit = await fixture.world.visit(`${wisp}/p/${SECOND}`, { ours: true })
    const { page } = visit
    const marker = JSON.stringify([{ at: 1, visit: 1, url: `${wisp}/p/${FIRST}?from=letter` }, 9e15])
    // The storage of the whole origin, as a frame without our script has it.
    const setOld = ([key = '', text = '']: string[]) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.contentWindow?.localStorage.setItem(key, text)
    }
    await page.evaluate(setOld, [name, marker])
    const read = (key: string) => localStorage.getItem(key)
    await page.reload()
    expect(await page.evaluate(read, name)).toBe(null)
    const none = await page.context().newPage()
    await none.goto(`${wisp}/p/popupunknown1`)
    expect(await none.evaluate(read, name)).toBe(marker)
    await page.goto(`${wisp}/p/${FIRST}`)
    expect(await page.evaluate(read, name)).not.toBe(null)
    expect(await none.evaluate(read, name)).toBe(null)
  })
})
