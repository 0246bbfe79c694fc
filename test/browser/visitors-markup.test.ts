/**
 * Pages that show what visitors write, filtered as usual: without scripts and handlers, but with `data-` attributes, classes
 * and ids. Nothing of that leaves the page, frames another, covers it or comes into it without a press.
 */

import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { shareOf } from '../support/everyday-share'
import { leaveWindow } from '../support/leave-window'
import { putPage } from '../support/page-parts'
import { NONCE, putSite } from '../support/site-page'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const FORM = 'a50f293c-1ef4-4ee1-b7ee-c56be3e2ad5c'
const EVIL = 'window.pwned = 1'
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>${EVIL};top.pwned = 1</script></svg>`

/** The answers of the site under `/uploads/`, and of other hosts at every address. */
const ANSWERS: [end: string, contentType: string, body: string][] = [
  ['.svg', 'image/svg+xml', DRAWING],
  ['.txt', 'text/plain', EVIL],
  ['.html', 'text/html', '<p id="words">A word of a visitor</p>'],
]

/** Where visitors' words stand, and what the tag says of it. */
const PLACES: [name: string, root: string, around: (comment: string) => string][] = [
  ['whose tag names no part', '', (comment) => `<main><h1>Ours</h1><section>${comment}</section></main>`],
  ['beside the part of the owner', 'data-root="main"', (it) => `<main><h1>Ours</h1></main><aside>${it}</aside>`],
  ['in it, fenced', 'data-root="body"', (it) => `<main><h1>Ours</h1><div data-wisp-ignore>${it}</div></main>`],
  [
    'that imitate it',
    'data-root="main"',
    (it) => `<main><h1>Ours</h1></main><aside><main><div>${it}</div></main></aside>`,
  ],
]

/** Usually each markup stands in one of the places, in the complete run in each. */
const ROWS = PLACES.map((place, row) => [...place, row] as const)

interface MarkupVisit extends Visit {
  /** All requests except those for the page and our own files. */
  fetched: string[]
  run: () => Promise<unknown>
}

const visit = async (path: string): Promise<MarkupVisit> => {
  const fetched: string[] = []
  const visitor = await fixture.world.visit(path, {
    ours: true,
    async prepare({ page }) {
      await page.clock.install()
      await page.route(
        (url) => url.pathname.startsWith('/uploads/') || !/^(localhost|127\.|wisp|host)/.test(url.hostname),
        (route) => {
          const { pathname, href } = new URL(route.request().url())
          fetched.push(href.replace(fixture.world.host, ''))
          const [, contentType, body] = ANSWERS.find(([end]) => pathname.endsWith(end)) ?? ['', 'text/html', '<p>x</p>']
          return route.fulfill({ contentType, body })
        },
      )
    },
  })
  return { ...visitor, fetched, run: () => visitor.page.evaluate('window.pwned') }
}

/** Everything that could happen by itself has had the time to. */
const passes = async ({ page }: Visit, seconds = 60): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await leaveWindow(page)
  await page.clock.runFor(seconds * 1000)
  await page.waitForLoadState('networkidle')
}

const untouched = async (visitor: MarkupVisit, path: string): Promise<void> => {
  const { page } = visitor
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await visitor.run()).toBeUndefined()
  expect(await page.locator('iframe,object,dialog:modal,#wisp-gallery,wisp-popup').count()).toBe(0)
}

const link = (attributes: string, href: string) => `<a class="fancybox" rel="grp" ${attributes} href="${href}">Look</a>`

const ON_SITES: [name: string, markup: string, hash?: string][] = [
  [
    'a form whose script it names',
    `<div data-portal-id="1" data-form-id="${FORM}" data-src="/uploads/evil.txt"><a href="/form">F</a></div>`,
  ],
  ['a form of the service', `<div data-portal-id="1" data-form-id="${FORM}" data-region="eu1"></div>`],
  [
    'a popup after a delay',
    '<div data-wisp-popup="9" data-trigger="delay" data-delay="0">Your account is locked</div>',
  ],
  ['a popup on leaving', '<dialog data-wisp-popup="9" data-trigger="exit scroll" data-scroll="0">Pay here</dialog>'],
  ['a drawing', link('data-hash="true"', '/uploads/evil.svg'), '#grp/1'],
  ['a drawing that is called a document', link('data-hash="true" data-type="pdf"', '/uploads/evil.svg'), '#grp/1'],
  ['a foreign frame', link('data-hash="true" data-type="iframe"', 'https://evil.test/'), '#grp/1'],
  ['a page of uploads in a frame', link('data-hash="true" data-type="iframe"', '/uploads/a.html'), '#grp/1'],
  ['markup of its own', link(`data-hash="true" data-content="&lt;form&gt;Password&lt;/form&gt;"`, '/x'), '#grp/1'],
  ['markup of uploads', link('data-hash="true" data-type="ajax"', '/uploads/a.html'), '#grp/1'],
  [
    'a container with options',
    '<div id="grp" data-wisp-gallery data-hash="true"><a class="iframe" href="https://evil.test/">L</a></div>',
    '#grp/1',
  ],
]

describe.runIf(isShipped()).each(ROWS)('words of visitors on a marketing site %s', (_, root, around, row) => {
  it.each(shareOf(ON_SITES, row, ROWS.length))('%s: nothing happens by itself', async (_, markup, hash = '') => {
    const policy = `script-src 'nonce-${NONCE}' 'strict-dynamic'; frame-src *; object-src *`
    const trusted = 'wisp-embed wisp-gallery wisp-gallery-markup'
    const path = putSite(fixture.world, around(markup), { root, tag: `nonce="${NONCE}"`, policy, trusted })
    const visitor = await visit(path + hash)
    await passes(visitor)
    await untouched(visitor, path)
    expect(visitor.fetched).toEqual([])
  })
})

const UNITS = '<div data-wisp-unit="seconds"><span>00</span> <span>s</span></div>'
const countdown = (atEnd: string, target: string, more = 'data-wisp-seconds="1"') =>
  `<div data-wisp-countdown ${more} data-wisp-at-end="${atEnd}" data-wisp-target="${target}">${UNITS}</div>`
const PAST = 'data-wisp-end="2020-01-01"'

const ON_PAGES: [name: string, markup: string][] = [
  ['a countdown that leads to another host', countdown('open-url', 'https://evil.test/')],
  ['one that was over before', countdown('open-url', 'https://evil.test/', PAST)],
  ['one that leads to uploads', countdown('open-url', '/uploads/a.html')],
  ['one that hides what the owner shows', countdown('hide-elements', 'order', PAST)],
  ['a film of a service', `<div data-wisp-video='{"type":"youtube","youtube":"aaaaaaaaaaa"}'></div>`],
  ['a widget', '<div data-widget-option-id="5" data-wisp-place="top">A word of a visitor</div>'],
  ['a popup that the page’s data does not name', '<div data-popup-option-id="31" id="mine">Pay here</div>'],
]

describe.runIf(isShipped()).each(ROWS)('words of visitors on a built page %s', (_, root, around, row) => {
  it.each(shareOf(ON_PAGES, row, ROWS.length))('%s: nothing happens by itself', async (_, markup) => {
    const order = '<article id="article"><p id="order">Order</p></article>'
    putPage(fixture.world, '/page', around(markup).replace('<h1>Ours</h1>', `<h1>Ours</h1>${order}`), {
      root,
      policy: 'frame-src *',
      data: { popups: { elsewhere: { howToShowUp: { trigger: 'after_page_load', delay: 0 } } } },
    })
    const visitor = await visit('/page')
    await passes(visitor)
    await untouched(visitor, '/page')
    expect(visitor.fetched).toEqual([])
    expect(await visitor.page.locator('#article').innerText()).toBe('Order')
  })
})

describe.runIf(isShipped())('what the owner’s part says', () => {
  const main = (markup: string) => `<main><h1>Ours</h1>${markup}</main><aside>Words</aside>`
  const root = 'data-root="main"'

  it('opens by itself: a popup, and what the address names', async () => {
    const popup = '<dialog data-wisp-popup="9" data-trigger="delay" data-delay="1">Before you go</dialog>'
    const visitor = await visit(putSite(fixture.world, main(popup), { root }))
    await visitor.page.waitForLoadState('networkidle')
    await visitor.page.clock.runFor(2_000)
    await visitor.page.locator('dialog:modal').waitFor()
    const named = await visit(
      `${putSite(fixture.world, main(link('data-hash="true"', '/uploads/a.svg')), { root })}#grp/1`,
    )
    await named.page.locator('#wisp-gallery img').waitFor()
    expect(await named.run()).toBeUndefined()
    expect(await named.page.locator('object,iframe').count()).toBe(0)
  })

  it('frames another host by itself, and leads there, only where the page’s block lists it', async () => {
    const frame = main(link('data-hash="true" data-type="iframe"', 'https://maps.test/'))
    const page = { root, policy: 'frame-src *' }
    const path = putSite(fixture.world, frame, page)
    const refused = await visit(`${path}#grp/1`)
    await passes(refused)
    await untouched(refused, path)
    putSite(fixture.world, frame, { ...page, blocks: { gallery: { hosts: ['maps.test'] } } })
    const listed = await visit(`${path}#grp/1`)
    await listed.page.locator('#wisp-gallery iframe').waitFor()

    const leads = main(countdown('open-url', 'https://shop.test/', PAST))
    putPage(fixture.world, '/page', leads, { root })
    const stays = await visit('/page')
    await passes(stays)
    await untouched(stays, '/page')
    putPage(fixture.world, '/page', leads, { root, data: { hosts: ['shop.test'] } })
    const goes = await visit('/page')
    await goes.page.waitForURL('https://shop.test/')
  })
})

describe.runIf(isShipped())('where no part is named', () => {
  it('a press still opens what needs one, and a form of the service', async () => {
    const body = `<main><h1>Ours</h1><section><div data-wisp-popup="9" data-trigger="delay">A list</div>
      <a href="#" data-wisp-open="9">Open it</a>${link('', '/uploads/a.svg').replace('Look', 'Plan')}
      <div data-portal-id="1" data-form-id="${FORM}"><a href="/form">Book</a></div></section></main>`
    const visitor = await visit(putSite(fixture.world, body, { root: '', policy: null }))
    const { page, fetched } = visitor
    await passes(visitor)
    await page.getByRole('link', { name: 'Plan' }).click()
    await page.locator('#wisp-gallery img').waitFor()
    expect(await visitor.run()).toBeUndefined()
    await page.keyboard.press('Escape')
    await page.locator('#wisp-gallery').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Open it' }).click()
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Book' }).click()
    await expect.poll(() => fetched).toContain('https://js.hsforms.net/forms/embed/v2.js')
  })
})

describe.runIf(isShipped())('behind a fence', () => {
  const fenced = (markup: string) => `<main><h1>Ours</h1></main><div data-wisp-ignore>${markup}</div>`
  const follows = async (path: string, name: string): Promise<void> => {
    const { page } = await visit(path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name }).click()
    await page.waitForURL('**/uploads/a.html')
  }

  it('a link stays a link for the gallery, for popups of the page and for those of the server', async () => {
    const image = '<main><a href="/uploads/a.jpg">Ours too</a></main>'
    const framed = link('class="iframe"', '/uploads/a.html')
    await follows(putSite(fixture.world, image + fenced(framed)), 'Look')
    const opener = '<a data-wisp-open="9" href="/uploads/a.html">Open</a>'
    await follows(putSite(fixture.world, `<dialog data-wisp-popup="9">Ours</dialog>${fenced(opener)}`), 'Open')
    putPage(fixture.world, '/page', fenced('<a id="act" href="/uploads/a.html">Act</a>'), {
      data: { actions: { act: { action: 'hide-elements', target: 'act' } } },
    })
    await follows('/page', 'Act')
  })
})
