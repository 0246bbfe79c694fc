import { describe, expect, it } from 'vitest'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { closeAll, frameOf, idOf, ofType, openType, PHONE, TYPES } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const MODAL: PopupType[] = ['lightbox', 'fullpage']

interface Counts {
  listeners: number
  timers: number
}

/** Runs in the page before anything else: counts listeners and intervals. */
const count = (): void => {
  const there = new Set<string>()
  const ids = new Map<unknown, number>()
  const numberOf = (value: unknown): number => {
    ids.set(value, ids.get(value) ?? ids.size)
    return ids.get(value) as number
  }
  const keyOf = (target: unknown, [type, listener, options]: unknown[]): string =>
    [numberOf(target), type, numberOf(listener), (options as { capture?: boolean })?.capture ?? options === true].join()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (...all) {
    if (this === window || this === document || this === visualViewport) there.add(keyOf(this, all))
    addEventListener.apply(this, all)
  }
  EventTarget.prototype.removeEventListener = function (...all) {
    there.delete(keyOf(this, all))
    removeEventListener.apply(this, all)
  }
  const timers = new Set<unknown>()
  const { setInterval: begin, clearInterval: end } = window
  Object.assign(window, {
    setInterval: (...all: Parameters<typeof setInterval>) => {
      const timer = begin(...all)
      timers.add(timer)
      return timer
    },
    clearInterval: (timer: number) => {
      timers.delete(timer)
      end(timer)
    },
    counts: () => ({ listeners: there.size, timers: timers.size }),
  })
}
const counts = ({ page }: Visit) => page.evaluate(() => (window as unknown as { counts(): Counts }).counts())
const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const outer = document.activeElement
    return (outer?.shadowRoot?.activeElement ?? outer)?.id || outer?.localName || ''
  })

describe('every type', () => {
  it('opens, takes the focus only if it is modal, moves nothing, leaves nothing behind, and closes by its X', async () => {
    const types = TYPES.filter((type) => type !== 'embedded')
    await fixture.world.show(...types.map((type) => ofType(type, { design: { position: 'top-right' } })))
    const visit = await fixture.world.visit('/plain', { ...PHONE, prepare: ({ page }) => page.addInitScript(count) })
    const { page } = visit
    const open = async (type: PopupType): Promise<void> => {
      await page.locator('#button').focus()
      await openType(visit, type)
      const modal = MODAL.includes(type)
      await page.getByRole(modal ? 'dialog' : 'region', { name: 'Stay in touch' }).waitFor()
      await expect.poll(() => focused(visit)).toBe(modal ? 'wisp-popup' : 'button')
    }
    const close = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Close' }).click()
      await frameOf(visit).waitFor({ state: 'detached' })
    }
    const text = await page.locator('#text').boundingBox()
    for (const type of types) {
      await open(type)
      // A bar at the top moves the text, and has cases of its own.
      if (type !== 'bar') await expect.poll(() => page.locator('#text').boundingBox()).toEqual(text)
      await close()
      // The focus is back where it was, also if only the press on the X had taken it.
      await expect.poll(async () => [type, await focused(visit)]).toEqual([type, 'button'])
    }
    // All chunks have loaded, and Playwright's own listeners are there: from now on none may be added.
    const before = await counts(visit)
    for (const type of ['lightbox', 'fullpage', 'bar', 'side-small'] as const) {
      await open(type)
      await close()
      await expect.poll(async () => [type, await counts(visit)]).toEqual([type, before])
    }
  })

  it('is not printed, unless it is embedded in the page', async () => {
    const types = ['lightbox', 'bar', 'side-small', 'embedded'] as const
    await fixture.world.show(...types.map((type) => ofType(type)))
    fixture.world.put('/place', '', `<main><div data-id="${idOf('embedded')}" style="height: 300px"></div></main>`)
    const visit = await fixture.world.visit('/place', PHONE)
    await visit.page.emulateMedia({ media: 'print' })
    for (const type of types) {
      await visit.wisp((wisp, id) => wisp.open(id), idOf(type))
      await expect.poll(() => frameOf(visit).count()).toBe(1)
      expect([type, await frameOf(visit).isVisible()]).toEqual([type, type === 'embedded'])
      await closeAll(visit)
    }
  })
})
