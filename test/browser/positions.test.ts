import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HORIZONTAL, type Position, VERTICAL } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { FORM } from '../support/popup'
import { closeAll, frameOf, ofType, openType, PHONE, POSITIONS, TYPES } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

/** All types but those that fill their container. */
const PLACED = TYPES.filter((type) => type !== 'fullpage' && type !== 'embedded')

/** The frame's box in the window, as `top right bottom left` distances in px. */
type Distances = [top: number, right: number, bottom: number, left: number]

/** Where the frame stands for each position, in either direction. */
const measure = (visit: Visit, positions: Position[]): Promise<Record<'ltr' | 'rtl', Distances>[]> =>
  frameOf(visit).evaluate((frame: HTMLElement, all) => {
    const distances = (): [number, number, number, number] => {
      const { top, right, bottom, left } = frame.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      return [top, clientWidth - right, clientHeight - bottom, left]
    }
    const { dataset, dir } = frame
    const original = dataset.at
    const found = all.map((position) => {
      dataset.at = position
      const towards = (direction: string) => {
        frame.dir = direction
        return distances()
      }
      return { ltr: towards('ltr'), rtl: towards('rtl') }
    })
    // Restore it before anything is painted.
    Object.assign(dataset, { at: original })
    frame.dir = dir
    return found
  }, positions)

/** The position as an owner names it; the nearer of two opposite edges decides. */
const place = ([top, right, bottom, left]: Distances, dir: 'ltr' | 'rtl'): string => {
  const nearer = (start: number, end: number, names: readonly string[]): string | undefined =>
    Math.abs(start - end) < 2 ? names[1] : names[start < end ? 0 : 2]
  const [start, end] = dir === 'ltr' ? [left, right] : [right, left]
  return `${nearer(top, bottom, VERTICAL)}-${nearer(start, end, HORIZONTAL)}`
}

// Style sheets, which both builds share, set the positions: testing one build is enough.
describe.runIf(isShipped())('the nine positions', () => {
  it('each type stands where its owner says, mirrored in right-to-left languages', async () => {
    // A bar as wide as the window is left, right and in the middle at once.
    await fixture.world.show(...PLACED.map((type) => ofType(type, { size: { width: 300, height: 0 } })))
    const visit = await fixture.world.visit('/plain', PHONE)
    for (const type of PLACED) {
      await openType(visit, type)
      const measured = await measure(visit, POSITIONS)
      expect([type, measured.map(({ ltr }) => place(ltr, 'ltr'))]).toEqual([type, POSITIONS])
      expect([type, measured.map(({ rtl }) => place(rtl, 'rtl'))]).toEqual([type, POSITIONS])
      const gap = { bar: 0, lightbox: 32 }[type as string] ?? 16
      const [first, last] = [measured[0]?.ltr, measured[8]?.ltr]
      expect([type, first?.[0], first?.[3], last?.[1], last?.[2]]).toEqual([type, gap, gap, gap, gap])
      await closeAll(visit)
    }
  })
})

const LONG = FORM.replace('<p style', `<p>${'A line that takes its room. '.repeat(200)}</p><p style`)

/** Narrow and low windows. The last one is 1280 × 800 at 200 %. */
const WINDOWS: [width: number, height: number][] = [
  [320, 568],
  [390, 700],
  [640, 400],
]

/** Whether the whole popup is in the window, with a close button that can be pressed. */
const standing = (visit: Visit) =>
  frameOf(visit).evaluate((frame) => {
    const root = frame.getRootNode() as ShadowRoot
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    const close = root.querySelector('.wisp-close')?.getBoundingClientRect() as DOMRect
    const content = root.querySelector('.wisp-root') as Element
    const topmost = root.elementFromPoint(close.x + close.width / 2, close.y + close.height / 2)
    return {
      inside: left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
      sideways: [frame.scrollWidth - frame.clientWidth, content.scrollWidth - content.clientWidth],
      page: document.documentElement.scrollWidth - innerWidth,
      closes: topmost?.closest('.wisp-close') !== null,
      scrolls: content.scrollHeight > content.clientHeight + 50,
      free: Math.round(innerWidth - (right - left)),
    }
  })

describe.runIf(isShipped())('small windows', () => {
  it.each(WINDOWS)(
    '%i × %i: a tall popup of any type stays inside, scrolls, and can be closed',
    async (width, height) => {
      // The other types are cards of other widths.
      const types: PopupType[] = ['lightbox', 'bar', 'side-large', 'content', 'mobile', 'fullpage']
      await fixture.world.show(
        ...types.map((type) => ofType(type, { html: LONG, design: { position: 'bottom-right' } })),
      )
      const visit = await fixture.world.visit('/plain', { ...PHONE, viewport: { width, height }, isMobile: true })
      for (const type of types) {
        await openType(visit, type)
        const { free, ...rest } = await standing(visit)
        expect({ type, ...rest }).toEqual({
          type,
          inside: true,
          sideways: [0, 0],
          page: 0,
          closes: true,
          scrolls: true,
        })
        const edgeToEdge: PopupType[] = width < 480 ? ['bar', 'fullpage', 'mobile'] : ['bar', 'fullpage']
        if (edgeToEdge.includes(type)) expect(free).toBe(0)
        else expect(free).toBeGreaterThanOrEqual(32)
        await closeAll(visit)
      }
    },
  )

  /** A headless browser has no on-screen keyboard. This one opens by a tap on a field and closes by a key. */
  const keyboard = (): void => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: view })
    const become = (height: number, offsetTop: number): void => {
      Object.assign(view, { height, offsetTop }).dispatchEvent(new Event('resize'))
    }
    addEventListener(
      'click',
      (event) => (event.composedPath()[0] as Element).matches('input') && become(300, 100),
      true,
    )
    addEventListener('keydown', () => become(innerHeight, 0), true)
  }

  it('the space above an on-screen keyboard holds the whole popup and the field in use', async () => {
    const types: PopupType[] = ['lightbox', 'side-small', 'mobile', 'fullpage']
    await fixture.world.show(
      ...types.map((type) => ofType(type, { html: LONG, design: { position: 'bottom-center' } })),
    )
    const visit = await fixture.world.visit('/plain', {
      ...PHONE,
      viewport: { width: 390, height: 700 },
      prepare: ({ page }) => page.addInitScript(keyboard),
    })
    const email = visit.page.getByLabel('Email')
    const edgesOf = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
      return [y, y + height] as const
    }
    for (const type of types) {
      await openType(visit, type)
      const before = await edgesOf(frameOf(visit))
      await email.tap()
      // The code that makes room for the keyboard comes with the first field that is used.
      await expect
        .poll(async () => {
          const [top, bottom] = await edgesOf(frameOf(visit))
          const edges = [100, top, ...(await edgesOf(email)), bottom, 400]
          return edges.every((edge, index) => edge >= (edges[index - 1] ?? 0))
        })
        .toBe(true)
      await visit.page.keyboard.press('Tab')
      await expect.poll(() => edgesOf(frameOf(visit))).toEqual(before)
      await closeAll(visit)
    }
  })
})

it.runIf(isShipped())(
  'if a page reserves its lower edge, cards keep clear of it and everything else stays in place',
  async () => {
    await fixture.world.show(...PLACED.map((type) => ofType(type, { html: LONG, design: { position: 'bottom-left' } })))
    const visit = await fixture.world.visit('/plain', PHONE)
    await visit.page.evaluate(() => document.documentElement.style.setProperty('--wisp-gap-below', '88px'))
    for (const type of PLACED) {
      await openType(visit, type)
      const [{ ltr: [top, , bottom] = [] } = {}] = await measure(visit, ['bottom-left'])
      expect([type, Math.round(bottom ?? 0)]).toEqual([type, { bar: 0, lightbox: 32 }[type as string] ?? 88])
      expect(top).toBeGreaterThanOrEqual(0)
      await closeAll(visit)
    }
  },
)

it.runIf(isShipped())('what keeps popups apart stops listening when the last of them has gone', async () => {
  await fixture.world.show(ofType('bar'), ofType('side-small'))
  const visit = await fixture.world.visit('/plain')
  const session = await visit.page.context().newCDPSession(visit.page)
  const resizeListeners = async (): Promise<number> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId as string })
    return listeners.filter(({ type }) => type === 'resize').length
  }
  const before = await resizeListeners()
  await openType(visit, 'bar')
  await openType(visit, 'side-small')
  await expect.poll(resizeListeners).toBeGreaterThan(before)
  await closeAll(visit)
  await expect.poll(resizeListeners).toBe(before)
  await openType(visit, 'side-small')
  // The popup's own, and again that one.
  await expect.poll(resizeListeners).toBe(before + 2)
})

describe.runIf(isShipped())('reference sizes', () => {
  const HELLO = { html: '<h2>Hello</h2>' }
  const upright = { ...ofType('lightbox', { ...HELLO, design: { layout: 'vertical' } }), id: 'popupupright0' }
  const column = { ...ofType('fullpage', { ...HELLO, size: { width: 600, height: 950 } }), id: 'popupcolumn00' }
  const sheet = ofType('mobile', { ...HELLO, format: 3, design: { position: 'bottom-center' } })
  const [lightbox, fullpage, bar] = [ofType('lightbox', HELLO), ofType('fullpage', HELLO), ofType('bar', HELLO)]
  const CASES: [popup: PopupDefinition, part: string, window: [number, number], size: [number, number]][] = [
    [lightbox, 'frame', [1280, 800], [800, 500]],
    [lightbox, 'frame', [700, 800], [630, 394]],
    [upright, 'frame', [1280, 800], [500, 640]],
    [upright, 'frame', [400, 800], [360, 461]],
    [fullpage, 'frame', [1280, 800], [1280, 800]],
    [column, 'frame', [1280, 800], [1280, 800]],
    [column, 'root', [1280, 800], [600, 800]],
    [sheet, 'frame', [390, 700], [390, 242]],
    [sheet, 'frame', [320, 700], [320, 199]],
    [bar, 'frame', [1280, 800], [1280, 28]],
    [bar, 'frame', [2200, 800], [2200, 28]],
  ]

  it('are kept if the window has room, and exceeded only by bars from edge to edge; otherwise the popup shrinks with the window', async () => {
    await fixture.world.show(lightbox, upright, fullpage, column, sheet, bar)
    const visit = await fixture.world.visit('/plain', PHONE)
    for (const [{ id }, part, [width, height], size] of CASES) {
      await visit.page.setViewportSize({ width, height })
      await visit.wisp((wisp, popupId) => wisp.open(popupId), id)
      const box = await visit.page.locator(`wisp-popup .wisp-${part}`).boundingBox()
      expect([id, width, Math.round(box?.width ?? 0)]).toEqual([id, width, size[0]])
      // How tall a line is differs from machine to machine.
      if (id !== bar.id) expect([id, width, Math.round(box?.height ?? 0)]).toEqual([id, width, size[1]])
      await closeAll(visit)
    }
  })
})
