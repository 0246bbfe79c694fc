/** Popups that are higher than the window: every design is scrolled to its end by a wheel or a finger, and the page behind stays. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows, shareOf } from '../support/everyday-share'
import { close, isOverPage, open, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { ignoreShifts } from '../support/owner-logo'
import { popupOf } from '../support/popup'
import { fingersOn } from '../support/touches'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(STEADY)

/** A window cut off by a keyboard, a phone on its side, and small phones. */
const WINDOWS = [
  { width: 700, height: 300 },
  { width: 390, height: 400 },
  { width: 667, height: 375 },
  { width: 320, height: 480 },
]

/** A page that could scroll behind them. */
const tall = (): string => {
  fixture.world.put('/tall', '', '<style>body { height: 4000px }</style>')
  return '/tall'
}

/** Runs in the page: the lowest words or control of the popup that is open, and whether they can be seen whole. */
const lookAtEnd = () => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const [inner, frame] = ['.wisp-root', '.wisp-frame'].map((part) => root.querySelector(part) as HTMLElement)
  const isSeen = (element: Element | null): boolean =>
    !element?.closest('style, option, svg, .wisp-hidden, .wisp-ticker, [aria-hidden=true]') &&
    Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  const boxes = [
    ...(inner?.querySelectorAll('button, a[href], input:not([type=hidden], [tabindex="-1"]), select, textarea') ?? []),
  ]
    .filter(isSeen)
    .map((control) => [control.getBoundingClientRect(), control.outerHTML.slice(0, 60)] as const)
  const walker = document.createTreeWalker(inner as Node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!currentNode.textContent?.trim() || !isSeen(currentNode.parentElement)) continue
    const words = document.createRange()
    words.selectNodeContents(currentNode)
    boxes.push([words.getBoundingClientRect(), currentNode.textContent.slice(0, 40)])
  }
  const [last] = boxes.filter(([{ width }]) => width).sort(([a], [b]) => b.bottom - a.bottom)
  const end = Math.min(
    inner?.getBoundingClientRect().bottom ?? 0,
    frame?.getBoundingClientRect().bottom ?? 0,
    innerHeight,
  )
  const { left, right, top } = inner?.getBoundingClientRect() ?? new DOMRect()
  const cross = root.querySelector('.wisp-close')?.getBoundingClientRect()
  const hit = cross && root.elementFromPoint(cross.left + cross.width / 2, cross.top + cross.height / 2)
  return {
    below: Math.round((last?.[0].bottom ?? 0) - end),
    text: last?.[1] ?? '',
    hidden: (inner?.scrollHeight ?? 0) - (inner?.clientHeight ?? 0),
    /** Beside boxes inside that scroll by themselves, such as a month. */
    edge: [frame?.dir === 'rtl' ? right - 4 : left + 4, (Math.max(0, top) + end) / 2] as [number, number],
    closes: !cross || Boolean(hit?.closest('.wisp-close')),
    page: frame?.localName === 'dialog' ? scrollY : 0,
  }
}

/** Why the last of it is not seen after as many turns of the wheel as it takes, or ''. */
const scrollToEnd = async ({ page }: Visit): Promise<string> => {
  const before = await page.evaluate(lookAtEnd)
  await page.mouse.move(...before.edge)
  for (const _ of Array(3)) await page.mouse.wheel(0, 2_000)
  const isThere = async () => {
    const { below } = await page.evaluate(lookAtEnd)
    return below <= 1
  }
  // A box that does not scroll never will: no reason to wait as long as for others.
  if (before.below > 1 && before.hidden > 1)
    await expect
      .poll(isThere, { timeout: 5_000 })
      .toBe(true)
      .catch(() => {})
  const { below, text, closes, page: scrolled } = await page.evaluate(lookAtEnd)
  return [
    below > 1 && `"${text}" stays ${below} px below its end`,
    !closes && 'its X is covered',
    scrolled && 'the page behind has scrolled',
  ]
    .filter(Boolean)
    .join(', ')
}

// Style sheets do it, which both builds share.
describe.runIf(isShipped()).each(WINDOWS)('in a window of $width × $height px', (window) => {
  const language = WINDOWS.indexOf(window) % 2 ? 'he' : 'en'

  it('the last of every design can be scrolled to by a wheel, and its X be pressed', async () => {
    const formats = formatsAs({ language, layout: 'horizontal' }, isOverPage)
    const here = await visit(fixture.world, Object.values(formats), window, tall())
    // Designs answer to the pointer.
    await here.page.evaluate(ignoreShifts)
    const designs = everydayRows(Object.entries(formats), { kindOf: ([, { type }]) => type, first: 1 })
    const problems: Record<string, string> = {}
    for (const [name, popup] of shareOf(designs, WINDOWS.indexOf(window), WINDOWS.length)) {
      await open(here, popup)
      const found = await scrollToEnd(here)
      if (found) problems[name] = found
      await here.page.evaluate(() => scrollTo(0, 0))
      await close(here, popup)
    }
    expect(problems).toEqual({})
  })
})

describe.runIf(isShipped())('a lightbox of somebody’s own that is higher than the window', () => {
  const LINES = '<p>A line of it</p>'.repeat(30)
  const END = '<button data-wisp-action="close">The end</button>'
  const TOPS: [title: string, html: string][] = [
    [
      'clips what leaves it',
      `<section data-wisp-screen="main"><div style="overflow: hidden">${LINES}${END}</div></section>`,
    ],
    ['is itself what clips', `<section data-wisp-screen="main" style="overflow: hidden">${LINES}${END}</section>`],
    [
      'clips, and is as high as its window at least',
      `<section data-wisp-screen="main" style="overflow: hidden; min-height: 100%">${LINES}${END}</section>`,
    ],
    [
      'has two parts that clip',
      `<section data-wisp-screen="main" style="overflow: hidden">${LINES}</section><div style="overflow: hidden">${LINES}${END}</div>`,
    ],
    [
      'has a code of many words',
      `<section data-wisp-screen="main" style="overflow: hidden"><strong>${'LONGCODE '.repeat(200)}</strong>${END}</section>`,
    ],
  ]

  const opened = async (html: string): Promise<Visit> => {
    const popup = popupOf({ onClickOnly: true, triggers: {}, html })
    const here = await visit(fixture.world, [popup], { width: 667, height: 375 }, tall())
    await open(here, popup)
    return here
  }

  it.each(TOPS)('whose top %s scrolls by a wheel', async (_, html) => {
    const here = await opened(html)
    expect((await here.page.evaluate(lookAtEnd)).hidden).toBeGreaterThan(0)
    expect(await scrollToEnd(here)).toBe('')
  })

  it('scrolls by a finger, and never the page behind it', async () => {
    const popup = popupOf({ onClickOnly: true, triggers: {}, html: (TOPS[1] as [string, string])[1] })
    await fixture.world.show(popup)
    const here = await fixture.world.visit(tall(), { viewport: { width: 667, height: 375 }, hasTouch: true })
    await here.decided()
    await open(here, popup)
    const fingers = await fingersOn(here.page)
    // More than it has: what is left over would go to the page.
    for (const _ of Array(8)) await fingers.drag([300, 300], 0, -240)
    await expect.poll(async () => (await here.page.evaluate(lookAtEnd)).below).toBeLessThanOrEqual(1)
    expect((await here.page.evaluate(lookAtEnd)).page).toBe(0)
  })
})
