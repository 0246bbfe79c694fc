/** Popups that a page describes itself, as a visitor meets them. */
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { inBoth, isShipped } from '../../support/builds'
import { effectsOf } from '../../support/effects'
import { escapeListens } from '../../support/escape'
import { everydayRows, shareOf } from '../../support/everyday-share'
import { coversPage } from '../../support/modal'
import { AT_ONCE, frameOf, leaveAt, ON_EXIT, withPagePopups } from '../../support/page-popups'
import { popupOf } from '../../support/popup'
import type { Visit } from '../../support/visit.page'
import { SITE } from '../../support/world'

const fixture = withPagePopups()

const heading = ({ page }: Visit, name = 'Stay in touch') => page.getByRole('heading', { name })
const stored = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('wplx_list_shown_popups'))
/** The states of the popups that wisp.js has; before it runs, the page has only a queue of calls. */
const states = (visit: Visit) =>
  visit.wisp(async (wisp) => ('version' in wisp ? (await wisp.explain()).popups.map(({ state }) => state) : []))
const ready = (visit: Visit) => expect.poll(() => states(visit)).not.toEqual([])
const armed = (visit: Visit) => expect.poll(() => states(visit)).toContain('armed')
/** Whole pixels or percents. */
const reachedOf = async (visit: Visit) =>
  Math.floor((await visit.wisp((wisp) => wisp.explain())).popups[0]?.triggers[0]?.reached ?? 0)
/** In the order of their names, as calls of one moment arrive in any order. */
const opened = (option: string) =>
  fixture.built.hits
    .filter(({ form }) => form.option_id === option)
    .map(({ form }) => form.event_name)
    .sort()

describe('a popup of a page', () => {
  it('shows its content in the page’s own styles, and gives it back when it closes', async () => {
    const visit = await fixture.open({ popups: { letter: { ...AT_ONCE, coverWholeBg: true } } })
    const { dialog, page } = visit
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-label')).toBe('Stay in touch')
    await heading(visit).waitFor()
    expect(
      await page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).width),
    ).toBe('420px')
    expect(await violationsOf(page)).toEqual([])
    const before = await page.locator('#letter > wisp-popup > .card').count()
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect([before, await page.locator('#letter[hidden] > .card').count()]).toEqual([1, 1])
    await expect.poll(() => opened('31')).toEqual(['close', 'open'])
  })

  it('without a cover leaves the page usable, and gives the focus back', async () => {
    const visit = await fixture.open({
      popups: { letter: {} },
      body: '<button type="button" id="out">Out</button>',
    })
    const { page } = visit
    await ready(visit)
    await page.locator('#out').focus()
    expect(await visit.wisp((wisp) => wisp.open('31'))).toBe(true)
    const frame = frameOf(visit)
    await frame.waitFor()
    expect(await frame.getAttribute('role')).toBe('region')
    expect(await frame.evaluate((frame) => getComputedStyle(frame, '::backdrop').backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('out')
    await page.locator('#email').fill('ann@example.com')
    await escapeListens(visit)
    await page.keyboard.press('Escape')
    await frame.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('out')
    expect(await page.locator('#email').inputValue()).toBe('ann@example.com')
  })
})

/** Makes the page and the box in it tall. */
const TALL = '<div id="box" tabindex="0"><p id="deep"></p></div><p id="far">Far down</p>'
const LONG =
  '<style nonce="n0nce">body { height: 5000px } #far { margin-top: 2400px } #box { height: 200px; overflow: auto } #deep { height: 3000px }</style>'
const scrolling = (scroll: Record<string, unknown>) => ({ howToShowUp: { trigger: 'vertical_scroll', scroll } })

type Action = (visit: Visit) => Promise<unknown>
const scrollPage =
  (top: number): Action =>
  ({ page }) =>
    page.evaluate((top) => scrollTo(0, top), top)
const scrollBox =
  (top: number): Action =>
  ({ page }) =>
    page.evaluate((top) => document.querySelector('#box')?.scrollTo(0, top), top)
const exitAt =
  (y: number): Action =>
  (visit) =>
    leaveAt(visit, y)
const nothing: Action = async () => {}

describe('a trigger', () => {
  const END = { trigger: 'end_post', pixel: '', element: '', scrollEventListener: '' }
  /** `reached`: what the trigger has reached before it fires. */
  const CASES: [
    title: string,
    option: Record<string, unknown>,
    before: Action,
    fires: Action,
    reached?: number | undefined,
  ][] = [
    ['the pointer leaves by a side, above 100 px', ON_EXIT, exitAt(100), exitAt(99)],
    ['the pointer leaves by the top', ON_EXIT, exitAt(300), exitAt(-2)],
    ['a delay without a number', AT_ONCE, nothing, nothing],
    ['a missing delay', { howToShowUp: { trigger: 'after_page_load' } }, nothing, nothing],
    ['a delay as a string', { howToShowUp: { trigger: 'after_page_load', delay: '0.2' } }, nothing, nothing],
    ['an old option', { trigger: 'after_page_load', delay: '0' }, nothing, nothing],
    ['pixels of the window', scrolling({ trigger: 'pixel', pixel: '900' }), scrollPage(880), scrollPage(900), 880],
    [
      'pixels of the document',
      scrolling({ trigger: 'pixel', pixel: 900, scrollEventListener: 'document' }),
      scrollPage(880),
      scrollPage(900),
      880,
    ],
    ['no pixels, once it is scrolled', scrolling({ trigger: 'pixel', pixel: '' }), nothing, scrollPage(1)],
    [
      'pixels of a box',
      scrolling({ trigger: 'pixel', pixel: '300', scrollEventListener: '#box' }),
      scrollPage(900),
      scrollBox(300),
    ],
    [
      'percents of a box',
      scrolling({ trigger: 'percentage', percentage: '50', scrollEventListener: '#box' }),
      scrollBox(1300),
      scrollBox(1450),
      45,
    ],
    [
      'percents of the page',
      scrolling({ trigger: 'percentage', percentage: '50' }),
      scrollPage(2000),
      scrollPage(2200),
      47,
    ],
    ['the end of the page', scrolling(END), scrollPage(4000), scrollPage(9000), 94],
    [
      'an element, so many pixels in view',
      scrolling({ trigger: 'pixel', pixel: '200', element: '#far' }),
      scrollPage(2000),
      scrollPage(2300),
      undefined,
    ],
  ]

  const triggerOf = ([, option]: (typeof CASES)[number]): unknown =>
    Object(option.howToShowUp).trigger ?? option.trigger

  it.each(everydayRows(inBoth(CASES), { kindOf: triggerOf }))(
    'fires: %s',
    async (_what, option, before, fires, reached) => {
      const visit = await fixture.open({ popups: { letter: option }, head: LONG, body: TALL })
      if (before === nothing && fires === nothing) {
        await heading(visit).waitFor()
        return
      }
      await armed(visit)
      await before(visit)
      if (reached) await expect.poll(() => reachedOf(visit)).toBe(reached)
      expect(await frameOf(visit).count()).toBe(0)
      await fires(visit)
      await heading(visit).waitFor()
    },
  )

  it.runIf(isShipped())('fires: percents of a body that scrolls while the window does not', async () => {
    const css = 'html{height:100%;overflow:hidden}body{height:100%;overflow:auto;margin:0}#far{height:4000px}'
    const letter = scrolling({ trigger: 'percentage', percentage: '50' })
    const head = `<style nonce="n0nce">${css}</style>`
    const visit = await fixture.open({ popups: { letter }, head, body: TALL })
    await armed(visit)
    const scrollBody = (share: number) =>
      visit.page.evaluate((share) => {
        const { body } = document
        body.scrollTop = (body.scrollHeight - body.clientHeight) * share
      }, share)
    await scrollBody(0.4)
    await expect.poll(() => reachedOf(visit)).toBe(40)
    expect(await frameOf(visit).count()).toBe(0)
    await scrollBody(0.6)
    await heading(visit).waitFor()
  })

  it.runIf(isShipped())('a popup without one shows on a click only', async () => {
    const visit = await fixture.open({ popups: { letter: scrolling({ trigger: 'nowhere' }), sale: AT_ONCE } })
    await heading(visit, 'Sale ends soon').waitFor()
    const { popups } = await visit.wisp((wisp) => wisp.explain())
    expect(popups.find(({ id }) => id === '31')?.says).toContain('click')
  })

  it.runIf(isShipped())('leaving shows a popup once in each view of the page', async () => {
    const visit = await fixture.open({ popups: { letter: ON_EXIT } })
    await armed(visit)
    await leaveAt(visit, 5)
    await heading(visit).waitFor()
    await visit.wisp((wisp) => wisp.close())
    await frameOf(visit).waitFor({ state: 'detached' })
    await leaveAt(visit, 5)
    await visit.wisp((wisp) => wisp.refresh())
    await ready(visit)
    await expect
      .poll(async () => (await visit.wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('shown already since this page was opened')
    await leaveAt(visit, 5)
    expect(await frameOf(visit).count()).toBe(0)
    await expect.poll(() => opened('31')).toEqual(['close', 'open'])
  })
})

describe.runIf(isShipped())('what storage says', () => {
  const HOUR = 3_600_000
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()
  const FOR_A_DAY = { ...AT_ONCE, afterClose: { action: 'hide_x_day', daysToHide: '1' } }
  const NEVER = { ...AT_ONCE, afterClose: { action: 'never_show' } }
  /** Made when a case begins: the cases before it take their time. */
  const of = (entry: () => unknown) => (): string => JSON.stringify({ 31: entry(), 99: { last_showed: 'kept' } })
  const shownAgo = (ms: number) => of(() => ({ last_showed: ago(ms) }))

  const visitWith = (option: Record<string, unknown>, item: string) =>
    fixture.open(
      { popups: { letter: option, sale: AT_ONCE } },
      {
        prepare: ({ page }) => page.addInitScript((item) => localStorage.setItem('wplx_list_shown_popups', item), item),
      },
    )

  it.each(
    everydayRows([
      ['23 h 59 min ago', FOR_A_DAY, shownAgo(24 * HOUR - 60_000)],
      ['long ago, and once is enough', NEVER, shownAgo(9000 * HOUR)],
      ['at an unreadable time, and once is enough', NEVER, of(() => 'junk')],
    ]),
  )('keeps a popup away that was shown %s', async (_when, option, item) => {
    const visit = await visitWith(option, item())
    await heading(visit, 'Sale ends soon').waitFor()
    const { popups } = await visit.wisp((wisp) => wisp.explain())
    expect(popups.find(({ id }) => id === '31')).toMatchObject({ state: 'blocked' })
  })

  it.each(
    everydayRows([
      ['it was shown 24 h ago', FOR_A_DAY, shownAgo(24 * HOUR)],
      ['the time is in the future', FOR_A_DAY, shownAgo(-HOUR)],
      ['the time is junk', FOR_A_DAY, of(() => ({ last_showed: 'soon' }))],
      ['there is no time', FOR_A_DAY, of(() => ({}))],
      ['the days are empty', { ...AT_ONCE, afterClose: { action: 'hide_x_day', daysToHide: '' } }, shownAgo(0)],
      ['it may show always', AT_ONCE, shownAgo(0)],
    ]),
  )('does not keep it away if %s', async (_why, option, item) => {
    const visit = await visitWith(option, item())
    await heading(visit).waitFor()
    const list = JSON.parse((await stored(visit)) ?? '')
    expect(list['99']).toEqual({ last_showed: 'kept' })
    expect(Date.now() - Date.parse(list['31'].last_showed)).toBeLessThan(60_000)
  })

  it.each(everydayRows(['{oops', 'null', '[]', '"text"', '7', '']))('%j counts as nothing', async (item) => {
    const visit = await visitWith(NEVER, item)
    await heading(visit).waitFor()
    expect(Object.keys(JSON.parse((await stored(visit)) ?? ''))).toEqual(['31'])
  })

  it('is written when a popup is shown, and only with consent', async () => {
    const visit = await fixture.open({ popups: { letter: NEVER }, attributes: 'data-consent="required"' })
    await heading(visit).waitFor()
    expect(await stored(visit)).toBeNull()
    expect(fixture.built.hits).toEqual([])
    await visit.wisp((wisp) => wisp.consent(true))
    await expect.poll(() => stored(visit)).toContain('"31":{"last_showed":"')
    await visit.wisp((wisp) => wisp.consent(false))
    expect(await stored(visit)).toBeNull()
  })
})

describe.runIf(isShipped())('the device', () => {
  const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }
  it.each(
    everydayRows(
      [
        ['hidden on phones, on a phone', { hideMobile: 'true' }, PHONE, false],
        ['hidden on phones, on a desktop', { hideMobile: true }, {}, true],
        ['hidden on desktops, on a phone', { hideDesktop: true }, PHONE, true],
        ['hidden on desktops, on a desktop', { hideDesktop: '1' }, {}, false],
        ['hidden on both, on a desktop', { hideDesktop: true, hideMobile: true }, {}, false],
        ['hidden on both, on a phone', { hideDesktop: true, hideMobile: true }, PHONE, false],
      ],
      { kindOf: ([, , , shows]) => shows },
    ),
  )('%s', async (_what, hidden, device, shows) => {
    const visit = await fixture.open({ popups: { letter: { ...AT_ONCE, ...hidden }, sale: AT_ONCE } }, device)
    await heading(visit, shows ? 'Stay in touch' : 'Sale ends soon').waitFor()
  })
})

describe('turns', () => {
  it.runIf(isShipped())('two popups with one trigger show one after the other', async () => {
    const visit = await fixture.open({ popups: { letter: ON_EXIT, sale: { ...ON_EXIT, coverWholeBg: true } } })
    await armed(visit)
    await leaveAt(visit, 5)
    await heading(visit).waitFor()
    expect(await frameOf(visit).count()).toBe(1)
    await visit.wisp((wisp) => wisp.close('31'))
    await heading(visit, 'Sale ends soon').waitFor()
    await expect.poll(() => [opened('31'), opened('32')]).toEqual([['close', 'open'], ['open']])
  })

  it('a popup of the server and one of the page show one at a time', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0 } }))
    const visit = await fixture.open({ popups: { sale: ON_EXIT }, attributes: `data-site="${SITE}"` })
    await visit.dialog.waitFor()
    await leaveAt(visit, 5)
    await expect
      .poll(async () => (await visit.wisp((wisp) => wisp.explain())).popups.find(({ id }) => id === '32')?.state)
      .toBe('waiting')
    expect(await visit.page.locator('wisp-popup').count()).toBe(1)
    await visit.page.keyboard.press('Escape')
    await heading(visit, 'Sale ends soon').waitFor()
  })

  it.runIf(isShipped())('opens as often as it is asked for, and is counted each time', async () => {
    const visit = await fixture.open({
      popups: { letter: { afterClose: { action: 'never_show' }, coverWholeBg: true } },
    })
    await ready(visit)
    for (const time of [1, 2]) {
      await visit.wisp((wisp) => wisp.open('31'))
      await heading(visit).waitFor()
      await visit.page.keyboard.press('Escape')
      await heading(visit).waitFor({ state: 'hidden' })
      await expect.poll(() => opened('31').length).toBe(2 * time)
    }
    expect(JSON.parse((await stored(visit)) ?? '')).toHaveProperty('31')
  })

  it.runIf(isShipped())('a script of the page may keep it away, and then nothing is counted', async () => {
    const visit = await fixture.open(
      { popups: { letter: ON_EXIT } },
      {
        prepare: ({ page }) =>
          page.addInitScript(() => addEventListener('wisp:before-show', (event) => event.preventDefault())),
      },
    )
    await armed(visit)
    await leaveAt(visit, 5)
    await expect
      .poll(async () => (await visit.wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('a script of the page kept it away')
    expect([await stored(visit), opened('31')]).toEqual([null, []])
  })
})

describe('while it leaves', () => {
  it.each(everydayRows(inBoth(['slide_in_left', 'swoosh_right', 'splash_left', 'default'])))(
    'by %s, it can be opened again, and its content follows',
    async (animation) => {
      const popups = { letter: { coverWholeBg: true, animation } }
      const visit = await fixture.open({ popups }, { reducedMotion: 'no-preference' })
      await ready(visit)
      await visit.wisp((wisp) => wisp.open('31'))
      await heading(visit).waitFor()
      // The exit effect comes with the presence chunk.
      await escapeListens(visit)
      // The exit takes 800 ms, which a busy machine may need for the next lines.
      const play = await effectsOf(visit.page)
      await play(0)
      await visit.page.keyboard.press('Escape')
      await expect.poll(() => opened('31')).toEqual(['close', 'open'])
      expect(await visit.page.locator('wisp-popup').count()).toBe(1)
      await visit.wisp((wisp) => wisp.open('31'))
      await expect.poll(() => opened('31')).toEqual(['close', 'open', 'open'])
      await play(1)
      await visit.page.locator('wisp-popup').nth(1).waitFor({ state: 'detached' })
      await visit.page.locator('#email').fill('ann@example.com')
      await visit.page.keyboard.press('Escape')
      await visit.page.locator('wisp-popup').waitFor({ state: 'detached' })
      expect(await visit.page.locator('#letter[hidden] > .card').count()).toBe(1)
    },
  )
})

describe.runIf(isShipped())('where it stands', () => {
  const VERTICAL = { top: [0, 60], middle: [250, 600], bottom: [740, 800] }
  const CASES: [name: string, position: string][] = [
    ['top_left', 'top-left'],
    ['center-top', 'top-center'],
    ['top_right', 'top-right'],
    ['center_left', 'middle-left'],
    ['center', 'middle-center'],
    ['center-right', 'middle-right'],
    ['bottom_left', 'bottom-left'],
    ['bottom-center', 'bottom-center'],
    ['bottom_right', 'bottom-right'],
  ]
  // Usually each place once, every other one with a cover.
  it.each(
    CASES.flatMap(([name, position], row) =>
      shareOf([true, false], row % 2, 2).map((cover) => [name, position, cover] as const),
    ),
  )('%s is %s, with a cover: %j', async (positionOnPage, position, coverWholeBg) => {
    const visit = await fixture.open({ popups: { letter: { ...AT_ONCE, positionOnPage, coverWholeBg } } })
    await heading(visit).waitFor()
    await expect.poll(() => frameOf(visit).evaluate((frame) => frame.matches(':modal,:popover-open'))).toBe(true)
    const box = await frameOf(visit).boundingBox()
    if (!box) throw new Error('no frame')
    const [vertical, horizontal] = position.split('-') as [keyof typeof VERTICAL, string]
    const edge = { top: box.y, middle: box.y + box.height / 2, bottom: box.y + box.height }[vertical]
    expect(edge).toBeGreaterThanOrEqual(VERTICAL[vertical][0] as number)
    expect(edge).toBeLessThanOrEqual(VERTICAL[vertical][1] as number)
    const x = { left: box.x, center: 640 - box.width / 2, right: 1264 - box.width }[horizontal]
    expect(Math.abs(box.x - (x ?? 0))).toBeLessThan(2)
    if (horizontal === 'left') expect(box.x).toBe(16)
  })

  it.each([
    ['ours', '', 'right'],
    ['the other builder’s', 'c37-lp-popup-outer', 'left'],
  ])('in Hebrew, on a page of %s, left is where it says', async (_whose, className, side) => {
    const visit = await fixture.open({
      popups: {
        note: { ...AT_ONCE, positionOnPage: 'top_left', closeBtn: { position: 'inside', corner: 'top-left' } },
      },
      body: `<div id="note" class="${className}" data-popup-option-id="33" hidden><div class="card"><h2>A note</h2></div></div>`,
      lang: 'he',
    })
    await heading(visit, 'A note').waitFor()
    const frame = await frameOf(visit).boundingBox()
    const control = await visit.page.getByRole('button', { name: 'סגירה' }).boundingBox()
    if (!frame || !control) throw new Error('no control')
    const middle = (box: typeof frame) => box.x + box.width / 2
    const sideOf = (x: number, from: number) => (x < from ? 'left' : 'right')
    expect([sideOf(middle(frame), 640), sideOf(middle(control), middle(frame))]).toEqual([side, side])
  })

  it.each(
    everydayRows([
      ['outside', 'top-left'],
      ['outside', 'bottom-right'],
      ['inside', 'top-right'],
      ['inside', 'bottom-left'],
    ]),
  )('the control that closes it is %s at the corner %s', async (position, corner) => {
    const popups = { letter: { ...AT_ONCE, closeBtn: { position, corner: `c37-cbtn-corner-${corner}` } } }
    const visit = await fixture.open({ popups })
    await heading(visit).waitFor()
    const frame = await frameOf(visit).boundingBox()
    const control = await visit.page.getByRole('button', { name: 'Close' }).boundingBox()
    if (!frame || !control) throw new Error('no control')
    const sign = position === 'outside' ? 1 : -1
    const across = corner.endsWith('left') ? frame.x - control.x : control.x + control.width - frame.x - frame.width
    const along = corner.startsWith('top') ? frame.y - control.y : control.y + control.height - frame.y - frame.height
    expect([across, along]).toEqual([10 * sign, 10 * sign])
  })

  it('without a control, Escape still closes a window over the page', async () => {
    const visit = await fixture.open({
      popups: { letter: { ...AT_ONCE, coverWholeBg: true, closeBtn: { position: 'none' } } },
    })
    await heading(visit).waitFor()
    expect(await visit.page.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await visit.page.locator('#email').press('Escape')
    await frameOf(visit).waitFor({ state: 'detached' })
  })

  it.each(
    everydayRows([
      ['en', { width: 320, height: 480 }],
      ['he', { width: 320, height: 480 }],
      ['he', { width: 1280, height: 800 }],
    ]),
  )('tall content scrolls inside (%s, %j)', async (lang, viewport) => {
    const visit = await fixture.open(
      {
        popups: { letter: { ...AT_ONCE, coverWholeBg: true, closeBtn: { position: 'outside', corner: 'top-right' } } },
        lang,
        head: '<style nonce="n0nce">#letter p { height: 1500px }</style>',
      },
      { viewport },
    )
    await heading(visit).waitFor()
    await expect.poll(() => coversPage(frameOf(visit))).toBe(true)
    const { height, width } = viewport
    const frame = await frameOf(visit).boundingBox()
    expect(frame && frame.y >= 0 && frame.y + frame.height <= height && frame.width <= width).toBe(true)
    const close = await visit.page.getByRole('button', { name: lang === 'he' ? 'סגירה' : 'Close' }).boundingBox()
    expect(close && close.x >= 0 && close.x + close.width <= width && close.y >= 0).toBe(true)
    expect(await frameOf(visit).evaluate((frame) => getComputedStyle(frame).direction)).toBe(
      lang === 'he' ? 'rtl' : 'ltr',
    )
    await visit.page.locator('#email').scrollIntoViewIfNeeded()
    expect(await visit.page.locator('#email').isVisible()).toBe(true)
    expect(await violationsOf(visit.page)).toEqual([])
  })
})

describe('the page', () => {
  it.runIf(isShipped())('hears what happens in its own elements while they are shown', async () => {
    const visit = await fixture.open({
      popups: { letter: AT_ONCE },
      body: '<script nonce="n0nce">const heard = []; for (const type of ["input", "keydown", "focusin", "submit"]) document.addEventListener(type, (event) => { heard.push(type + " " + event.target.id + " " + event.defaultPrevented); if (type === "submit") event.preventDefault() })</script>',
      head: '',
    })
    const { page } = visit
    await heading(visit).waitFor()
    await page.locator('#email').press('a')
    await page.evaluate(() => (document.querySelector('#form') as HTMLFormElement).requestSubmit())
    expect(await page.evaluate('heard')).toEqual([
      ...['focusin email false', 'keydown email false', 'input email false', 'submit form false'],
    ])
  })

  it.runIf(isShipped())('may take the popup away, and is not left behind locked', async () => {
    const visit = await fixture.open({ popups: { letter: { ...AT_ONCE, coverWholeBg: true }, sale: ON_EXIT } })
    await heading(visit).waitFor()
    await visit.page.evaluate(() => document.querySelector('#letter')?.remove())
    await expect.poll(() => opened('31')).toEqual(['close', 'open'])
    expect(await visit.page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
    await leaveAt(visit, 5)
    await heading(visit, 'Sale ends soon').waitFor()
  })

  it('of the other builder works the same', async () => {
    const visit = await fixture.world.visit(fixture.built.page('builder-original'), { reducedMotion: 'reduce' })
    await armed(visit)
    await leaveAt(visit, 5)
    await visit.dialog.waitFor()
    await heading(visit, 'Before you go').waitFor()
    expect(await visit.page.locator('.c37-lp-close-popup').first().isVisible()).toBe(false)
    expect(await violationsOf(visit.page)).toEqual([])
    await visit.page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opened('31')).toEqual(['close', 'open'])
  })

  it.runIf(isShipped())('without a server shows them all the same, and says so', async () => {
    const visit = await fixture.open(
      { popups: { letter: AT_ONCE }, attributes: `data-site="${SITE}"` },
      { prepare: ({ page }) => page.route(/api\/display/, (route) => route.abort()) },
    )
    await heading(visit).waitFor()
    expect((await visit.wisp((wisp) => wisp.explain())).says).toContain('The server could not be reached')
    const other = await fixture.open({ popups: { letter: AT_ONCE } })
    await heading(other).waitFor()
    expect((await other.wisp((wisp) => wisp.explain())).says).toContain('the page names no site; 2 popups on this page')
  })
})
