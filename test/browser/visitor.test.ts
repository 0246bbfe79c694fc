import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const ID = 'popup00000001'
const address = (path: string): string => `${fixture.world.host}${path}`
/** Navigates like a link of the page. */
const follow = async (visit: Visit, path: string, times: number): Promise<void> => {
  await visit.page.evaluate((to) => location.assign(to), path)
  await visit.decided(times)
}
/** Makes the stored times older, while no page of ours is open. */
const later = async (visit: Visit, milliseconds: number): Promise<void> => {
  await visit.page.goto(address('/nothing-of-ours'))
  await visit.page.evaluate((ms) => {
    const [trail, expires] = JSON.parse(localStorage['wisp.trail'])
    for (const time of ['active', 'began', 'open', 'session']) trail[time] -= ms
    trail.pages = trail.pages.map((page: string) => `${Number.parseInt(page, 10) - ms}${page.slice(13)}`)
    localStorage['wisp.trail'] = JSON.stringify([trail, expires])
  }, milliseconds)
}

beforeAll(() => {
  for (const path of ['/a', '/b', '/c']) fixture.world.put(path, '')
})

describe('the display request reports', () => {
  it('three pages, with a popup seen, closed and converted on the way', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const visit = await fixture.world.visit('/nothing-of-ours', {
      prepare: ({ page }) =>
        page.route(/api\/display\/site/, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), country_code: 'GB', ip: '192.0.2.1' } })
        }),
    })
    await visit.page.goto(address('/a'), { referer: 'https://search.example/' })
    await visit.decided()
    await visit.wisp((wisp, id) => wisp.open(id), ID)
    await visit.dialog.waitFor()
    await visit.page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })

    await follow(visit, '/b', 2)
    await visit.wisp((wisp, id) => wisp.open(id), ID)
    await visit.page.getByLabel('Email').fill('Ann@Example.com')
    await visit.page.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()

    await follow(visit, '/c', 3)
    const [first, second, third] = visit.displayCalls
    expect(first).toMatchObject({
      cookies: 'new_session\nnew_user',
      referrer: 'https://search.example/',
      previous_url: '',
      origin_landing_page: address('/a'),
      previous_visited_pages: '',
      previous_visited_pages_with_current: address('/a'),
      poptin_viewed_url: '',
      converted_email: '',
      cc: '',
      if_page_refreshed: 'false',
      cancel_visitor_count: 'false',
      page_title: 'A page of its own',
      domain: '127.0.0.1',
      if_mobile: 'false',
    })
    expect(second).toMatchObject({
      cookies: `old_user\nseen.${ID}\nclosed.${ID}`,
      referrer: 'https://search.example/',
      previous_url: address('/a'),
      poptin_viewed_url: `${ID} ${address('/a')}`,
      cc: 'GB',
    })
    expect(third).toMatchObject({
      cookies: `old_user\nseen.${ID}\nclosed.${ID}\nconverted.${ID}`,
      previous_url: address('/b'),
      origin_landing_page: address('/a'),
      previous_visited_pages: ['/a', '/b'].map(address).join('\n'),
      previous_visited_pages_with_current: ['/a', '/b', '/c'].map(address).join('\n'),
      all_visited_pages: ['/a', '/b', '/c'].map(address).join('\n'),
      poptin_viewed_url: `${ID} ${address('/b')}`,
      converted_email: 'ann@example.com',
      client_id: first?.client_id,
    })
    const times = third?.previous_visited_pages_with_timestamp?.split('\n').map((page) => page.split(' '))
    expect(times?.map(([, page]) => page)).toEqual(['/a', '/b'].map(address))
    for (const [time] of times ?? []) expect(Math.abs(Number(time) - Date.now())).toBeLessThan(600_000)
    expect(Object.keys(third ?? {}).sort()).toEqual(Object.keys(first ?? {}).sort())
  })

  it.runIf(isShipped())('a reload as a reload', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit('/a')
    await visit.decided()
    await visit.page.reload()
    await visit.decided(2)
    expect(visit.displayCalls[1]).toMatchObject({
      if_page_refreshed: 'true',
      previous_visited_pages: '',
      cookies: 'old_user',
    })
  })

  it.runIf(isShipped())('a later visit as a new one, with what earlier visits have seen', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit('/a')
    await visit.decided()
    await later(visit, 3 * 86_400_000)
    await visit.page.goto(address('/b'))
    await visit.decided(2)
    expect(visit.displayCalls[1]).toMatchObject({
      cookies: 'new_session',
      previous_url: '',
      origin_landing_page: address('/b'),
      previous_visited_pages_with_current: address('/b'),
      all_visited_pages: ['/a', '/b'].map(address).join('\n'),
    })
  })

  it.runIf(isShipped())('a phone as a phone', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit('/a', {
      userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    })
    await visit.decided()
    expect(visit.displayCalls[0]?.if_mobile).toBe('true')
  })

  it.runIf(isShipped())('nothing of a prerendered page until the visitor opens it', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog, displayCalls, requests } = await fixture.world.visit('/a', {
      // Browsers do not prerender under automation, so tell the page that it is being prerendered.
      prepare: ({ page }) =>
        page.addInitScript(() =>
          Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, value: true }),
        ),
    })
    await page.waitForLoadState('networkidle')
    expect([displayCalls, requests]).toEqual([[], ['GET /wisp.js']])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await dialog.waitFor()
    expect(displayCalls).toHaveLength(1)
  })
})
