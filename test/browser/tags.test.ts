/** Frames of the page itself, and what opens a popup in them and in other places. */
import { describe, expect, it } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { SITE } from '../support/world'

const fixture = withWorld()

describe.runIf(isShipped())('frames of the page itself', () => {
  const framed = (change = (page: string) => page) => {
    fixture.world.put(
      '/inner',
      '',
      '<a href="{{wisp}}/api/display/click/popup00000001">Ask</a>'.replace('{{wisp}}', fixture.world.wisp),
    )
    const inner = fixture.world.files['/inner'] as { body: string }
    inner.body = change(inner.body)
    fixture.world.put('/outer', '', '<iframe src="/inner" width="600" height="500"></iframe>')
    return fixture.world.visit('/outer')
  }

  it('popups open in the outermost only, also for links in the frame', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const visit = await framed()
    const inner = visit.page.frameLocator('iframe')
    await expect.poll(() => visit.requests).toContain('GET /v/tag.js')
    await visit.page.waitForLoadState('networkidle')
    await inner.getByRole('link', { name: 'Ask' }).click()
    await visit.dialog.waitFor()
    expect([visit.displayCalls.length, await inner.locator('wisp-popup').count()]).toEqual([1, 0])
  })

  it('what is pressed for in a quick view opens over it, and the API is the page’s', async () => {
    await fixture.world.show(popupOf({ type: 'side-small', onClickOnly: true, triggers: {} }))
    const link = `<button data-wisp-action="open" data-wisp-popup="popup00000001">Ask</button>`
    fixture.world.put('/inner', '', link)
    fixture.world.put(
      '/outer',
      '',
      '<div aria-modal="true"><iframe src="/inner" width="600" height="500"></iframe></div>',
    )
    const { page, decided } = await fixture.world.visit('/outer')
    await decided()
    const inner = page.frameLocator('iframe')
    const versions = () =>
      page.evaluate(() => [window, frames[0]].map((each) => Reflect.get(each?.wisp ?? {}, 'version')))
    await expect.poll(async () => new Set(await versions()).size).toBe(1)
    await inner.getByRole('button', { name: 'Ask' }).click()
    await page.getByLabel('Email').fill('ann@example.com')
  })

  it.each([
    ['of another site', (page: string) => page.replace(SITE, 'other-site')],
    ['that says so', (page: string) => page.replace('data-site', 'data-frames="own" data-site')],
  ])('a frame %s is a page of its own', async (_, change) => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const visit = await framed(change)
    await expect.poll(() => visit.displayCalls.length).toBe(2)
  })

  /** How the page gets its tag once its frame has one that runs. */
  const LATER: [how: string, begin: string][] = [
    ['a tag is appended', "document.head.append(Object.assign(document.createElement('script'), { src: SRC }))"],
    ['the script is imported', 'import(SRC)'],
  ]
  it.each(LATER)('the outermost shows popups also if the frame’s tag runs first, and then %s', async (_, begin) => {
    await fixture.world.show(
      popupOf({ triggers: { event: { name: 'look', facts: [] } } }),
      popupOf({ id: 'popupcard0001', type: 'side-small', onClickOnly: true, triggers: {} }),
    )
    const src = JSON.stringify(`${fixture.world.wisp}/wisp.js?site=${SITE}`)
    fixture.world.put('/inner', '', '<button data-wisp-action="open" data-wisp-popup="popupcard0001">Ask</button>')
    fixture.world.files['/outer'] = {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><iframe src="/inner" width="600" height="500"></iframe><script>
        const look = setInterval(() => {
          if (!frames[0].wisp?.version) return
          clearInterval(look)
          frames[0].wisp.ready().then(() => { ${begin.replace('SRC', src)} })
        })
      </script></html>`,
    }
    const visit = await fixture.world.visit('/outer')
    const { page, dialog, wisp } = visit
    await page.waitForFunction(() => (window.wisp as WispApi | undefined)?.version)
    await wisp((wisp) => wisp.ready())
    const inner = page.frameLocator('iframe')
    // The frame’s first: it has popups of its own, until it sees that the page has a script as well.
    await page.evaluate(() => (Reflect.get(frames[0] ?? {}, 'wisp') as WispApi).event('look'))
    await wisp((wisp) => wisp.event('look'))
    await dialog.waitFor()
    expect(await inner.locator('wisp-popup').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(frames[0] ?? {}, 'wisp') === window.wisp)).toBe(true)
    await wisp((wisp) => wisp.close())
    await page.locator('wisp-popup').waitFor({ state: 'detached' })
    await inner.getByRole('button', { name: 'Ask' }).click()
    await page.locator('wisp-popup .wisp-frame').waitFor()
    expect(await inner.locator('wisp-popup').count()).toBe(0)
  })

  it('with data-frames="own" the same popup shows in the page and in the frame', async () => {
    await fixture.world.show(popupOf())
    const visit = await framed((page) => page.replace('data-site', 'data-frames="own" data-site'))
    await visit.dialog.waitFor()
    await visit.page.frameLocator('iframe').locator('wisp-popup .wisp-frame').waitFor()
  })

  it('a frame in a builder, which has its tag only among its data, is a page of its own', async () => {
    await fixture.world.show(popupOf())
    fixture.world.put('/inner', '', '<p>Preview</p>')
    fixture.world.put('/builder', '', '<iframe src="/inner" width="600" height="500"></iframe>')
    const builder = fixture.world.files['/builder'] as { body: string }
    builder.body = builder.body.replace(
      /<script.*?<\/script>/s,
      (tag) => `<script>const data = ${JSON.stringify(tag).replaceAll('</', '<\\/')}</script>`,
    )
    const { page } = await fixture.world.visit('/builder')
    await page.frameLocator('iframe').locator('wisp-popup .wisp-frame').waitFor()
  })
})

describe.runIf(isShipped())('what opens a popup, in shadow roots, maps and drawings', () => {
  const LINK = () => `${fixture.world.wisp}/api/display/click/popup00000001`
  const root = (inside: string, slotted = '') =>
    `<app-box><template shadowrootmode="open">${inside}</template>${slotted}</app-box>`
  it.each<[title: string, markup: () => string]>([
    ['a link', () => root(`<a href="${LINK()}"><b id="here">Ask</b></a>`)],
    [
      'a marked element around a slot',
      () =>
        root(
          '<div data-wisp-action="open" data-wisp-popup="popup00000001"><slot></slot></div>',
          '<b id="here">Ask</b>',
        ),
    ],
    [
      'a marked element in a root of a root',
      () => root(root('<button id="here" data-wisp-action="open" data-wisp-popup="popup00000001">Ask</button>')),
    ],
    [
      'an area of a map',
      () =>
        `<img id="here" usemap="#m" width="80" height="80" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><map name="m"><area shape="rect" coords="0,0,80,80" alt="Ask" href="${LINK()}"></map>`,
    ],
    [
      'a link of a drawing',
      () => `<svg width="90" height="40"><a xlink:href="${LINK()}"><text id="here" y="20">Ask</text></a></svg>`,
    ],
  ])('%s', async (_, markup) => {
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    fixture.world.put('/openers', '', `<body>${markup()}`)
    const visit = await fixture.world.visit('/openers')
    await visit.decided()
    await visit.page.locator('#here').click({ force: true })
    await visit.dialog.waitFor()
  })

  it('not behind a fence: outside of roots, around one, in one, and where the fence is in a root and the opener is slotted', async () => {
    const button = (id: string) =>
      `<button id="${id}" data-wisp-action="open" data-wisp-popup="popup00000001">Ask</button>`
    const fence = (markup: string) => `<div data-wisp-ignore>${markup}</div>`
    const link = fence('<a id="link" href="/inner/click/popup00000001">Ask</a>')
    const fenced = [
      fence(button('a')),
      fence(root(button('b'))),
      root(fence(button('c'))),
      root(fence('<slot></slot>'), button('d')),
    ]
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    fixture.world.put('/fences', '', `<body>${fenced.join('')}${link}${button('free')}`)
    fixture.world.put('/inner/click/popup00000001', '', '<p>A page of the site</p>')
    const { page, dialog, decided, wisp } = await fixture.world.visit('/fences')
    await decided()
    for (const id of ['a', 'b', 'c', 'd']) await page.locator(`#${id}`).click()
    const states = async () => (await wisp((wisp) => wisp.explain())).popups.map(({ state }) => state)
    expect(await states()).not.toContain('shown')
    await page.locator('#free').click()
    await dialog.waitFor()
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
    await page.locator('#link').click()
    await page.getByText('A page of the site').waitFor()
  })
})
