/** A calm site counts over all windows of a browser, also where popups of several are about to open at the same moment. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { SITE } from '../support/site'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const [FIRST, SECOND] = ['popup00000001', 'popup00000002'] as const
const names = { [FIRST]: 'first', [SECOND]: 'second' }
type Id = keyof typeof names
type Windows = Awaited<ReturnType<typeof openWindows>>
/** A popup that waits for an event of its own. */
const waiting = (id: Id, type: 'bar' | 'lightbox') =>
  popupOf({ id, type, html: '<h2>Hello</h2>', triggers: { event: { name: names[id] } } })

beforeEach(() => fixture.world.store.sites.setCalm(SITE, { visit: 1 }))
afterEach(() => fixture.world.store.sites.setCalm(SITE, undefined))

const popupIn = async ({ wisp }: Visit, id: Id) =>
  (await wisp((wisp) => wisp.explain())).popups.find((popup) => popup.id === id)
/** Two windows of one visitor, in each of which a popup of its own waits. */
const openWindows = async (type: 'bar' | 'lightbox') => {
  await fixture.world.show(waiting(FIRST, type), waiting(SECOND, type))
  const firstVisit = await fixture.world.visit('/plain')
  const secondVisit = await fixture.world.visit('/plain', { beside: firstVisit })
  const windows = [
    { visit: firstVisit, id: FIRST as Id },
    { visit: secondVisit, id: SECOND as Id },
  ] as const
  for (const { visit, id } of windows) {
    await visit.decided()
    await expect.poll(async () => (await popupIn(visit, id))?.state).toBe('armed')
  }
  return windows
}
/** The moment of a popup comes at this time, in milliseconds since 1970. */
const fireAt = ({ page }: Visit, id: Id, time: number) =>
  page.evaluate(
    ([name, time]) =>
      new Promise<void>((resolve) => {
        const wait = (): void => {
          // To the millisecond, which timers do not promise.
          while (Date.now() < time) if (time - Date.now() > 20) return void setTimeout(wait, time - Date.now() - 10)
          ;(window as unknown as { wisp: { event(name: string): void } }).wisp.event(name)
          resolve()
        }
        wait()
      }),
    [names[id], time] as const,
  )
const shownIn = ({ page }: Visit) => page.locator('wisp-popup').count()
const statesOf = (windows: Windows) =>
  Promise.all(windows.map(async ({ visit, id }) => (await popupIn(visit, id))?.state))
const LIMIT = 'the site lets 1 popup open by itself in a visit'
/** From now on the files of popups arrive in this window only once they are let in. */
const holdFiles = async ({ page }: Visit): Promise<() => void> => {
  let letIn = (): void => {}
  const admission = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(/\/v\//, async (route) => {
    await admission
    // Its window may be gone.
    await route.continue().catch(() => {})
  })
  return letIn
}

describe.runIf(isShipped()).each(['bar', 'lightbox'] as const)(
  'of two windows of a calm site, each with a %s',
  (type) => {
    it('only one opens it where the moments of both come together, and the other says why not', async () => {
      const windows = await openWindows(type)
      const time = (await windows[0].visit.page.evaluate(() => Date.now())) + 500
      await Promise.all(windows.map(({ visit, id }) => fireAt(visit, id, time)))
      await expect.poll(() => statesOf(windows)).toContain('shown')
      const says = async () => Promise.all(windows.map(async ({ visit, id }) => (await popupIn(visit, id))?.says ?? ''))
      await expect.poll(async () => (await says()).filter((text) => text.includes(LIMIT))).toHaveLength(1)
      const popupCounts = (await Promise.all(windows.map(({ visit }) => shownIn(visit)))).sort()
      expect(popupCounts).toEqual([0, 1])
    })

    it('the first whose moment has come opens it, however long it loads', async () => {
      const [slow, quick] = await openWindows(type)
      const letIn = await holdFiles(slow.visit)
      await fireAt(slow.visit, slow.id, 0)
      await expect.poll(async () => (await popupIn(slow.visit, slow.id))?.state).toBe('waiting')
      await fireAt(quick.visit, quick.id, 0)
      await expect
        .poll(async () => (await popupIn(quick.visit, quick.id))?.says)
        .toContain(`${LIMIT}, and the visitor has seen none yet; another is about to open`)
      letIn()
      await expect.poll(() => shownIn(slow.visit)).toBe(1)
      await expect.poll(async () => (await popupIn(quick.visit, quick.id))?.says).toContain('the visitor has seen 1')
      expect(await shownIn(quick.visit)).toBe(0)
    })

    it('the other opens it where the first is closed before anybody has seen its popup', async () => {
      const [slow, quick] = await openWindows(type)
      const letIn = await holdFiles(slow.visit)
      await fireAt(slow.visit, slow.id, 0)
      await expect.poll(async () => (await popupIn(slow.visit, slow.id))?.state).toBe('waiting')
      await fireAt(quick.visit, quick.id, 0)
      await expect.poll(async () => (await popupIn(quick.visit, quick.id))?.says).toContain('another is about to open')
      await slow.visit.page.evaluate(() => void setTimeout(() => location.replace('about:blank'), 0)).catch(() => {})
      await slow.visit.page.waitForURL('about:blank')
      letIn()
      await fireAt(quick.visit, quick.id, 0)
      await expect.poll(() => shownIn(quick.visit)).toBe(1)
    })
  },
)
