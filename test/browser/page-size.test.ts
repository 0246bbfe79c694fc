/** Opening a popup costs the same on a small page and on a large one. */
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { modalListens } from '../support/modal'
import { STILL } from '../support/on-request'
import { BAR } from '../support/popup'
import { restyledElements, traceOf } from '../support/trace'
import { closeAll, ofType, openType } from '../support/types'

const fixture = withWorld()

/** Elements of the pages. */
const SMALL = 100
const LARGE = 5_000

// Visitors do not get the development build of React.
it.runIf(isShipped())(
  'opening and closing a popup makes no page inert, and computes the style of no more elements on a large one',
  async () => {
    const types = ['lightbox', 'fullpage', 'side-small'] as const
    await fixture.world.show(...types.map((type) => ofType(type)))
    const restyled: Record<string, number> = {}
    let inert = 0
    for (const size of [SMALL, LARGE]) {
      fixture.world.put(`/of${size}`, '', `<body>${'<p>A word</p>'.repeat(size)}`)
      const visit = await fixture.world.visit(`/of${size}`, STILL)
      await visit.decided()
      for (const type of types) {
        const openAndClose = async () => {
          await openType(visit, type)
          if (type !== 'side-small') await modalListens(visit)
          // A browser looks at every element of a page that becomes inert.
          inert += await visit.page.evaluate(
            () =>
              document.querySelectorAll('[inert]').length +
              (document.querySelector('wisp-popup')?.shadowRoot?.querySelectorAll(':modal').length ?? 0),
          )
          await closeAll(visit)
        }
        // The first popup loads files, which may arrive at any time, so only a later one is measured.
        await openAndClose()
        restyled[`${type} ${size}`] = restyledElements(await traceOf(visit.page, openAndClose))
      }
    }
    expect(inert).toBe(0)
    for (const type of types)
      expect(restyled[`${type} ${LARGE}`]).toBeLessThan((restyled[`${type} ${SMALL}`] ?? 0) + SMALL)
  },
)

/** In the page: counts what takes the longer the larger the page is. */
const countDearCalls = (): void => {
  const calls: Record<string, number> = {}
  Object.assign(window, { calls })
  const count = <T extends object>(
    owner: T,
    name: keyof T & string,
    isCounted: (self: unknown, args: unknown[]) => boolean,
  ): void => {
    const native = owner[name] as (...args: unknown[]) => unknown
    Object.assign(owner, {
      [name](this: unknown, ...args: unknown[]): unknown {
        if (isCounted(this, args)) calls[name] = (calls[name] ?? 0) + 1
        return native.apply(this, args)
      },
    })
  }
  count(Document.prototype, 'elementFromPoint', () => true)
  count(Document.prototype, 'querySelectorAll', (_, [selector]) => selector === '*')
  count(Element.prototype, 'animate', (self) => self === document.body)
}

it.runIf(isShipped())(
  'a popup looks through the page once as it opens, and a bar moves a small page smoothly and a large one at once',
  async () => {
    const bar = { ...BAR, onClickOnly: true, triggers: {} }
    await fixture.world.show(bar)
    const calls: Record<number, unknown> = {}
    for (const size of [SMALL, LARGE]) {
      fixture.world.put(`/of${size}`, '', `<body>${'<p>A word</p>'.repeat(size)}`)
      const visit = await fixture.world.visit(`/of${size}`)
      const { page, wisp } = visit
      await visit.decided()
      const top = () => page.evaluate(() => document.body.getBoundingClientRect().top)
      const before = await top()
      await page.evaluate(countDearCalls)
      await wisp((wisp, id) => wisp.open(id), bar.id)
      const height = (await page.getByRole('region', { name: 'Sale' }).boundingBox())?.height ?? Number.NaN
      await expect.poll(top).toBeCloseTo(before + height, 0)
      await expect
        .poll(() =>
          page.evaluate(() => (window as unknown as { calls: { elementFromPoint?: number } }).calls.elementFromPoint),
        )
        .toBe(3)
      calls[size] = await page.evaluate(() => ({ ...(window as unknown as { calls: object }).calls }))
    }
    expect(calls).toEqual({
      [SMALL]: { animate: 1, elementFromPoint: 3, querySelectorAll: 1 },
      [LARGE]: { elementFromPoint: 3, querySelectorAll: 1 },
    })
  },
)
