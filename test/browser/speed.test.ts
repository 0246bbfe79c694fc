import { expect, it } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs } from '../support/designs'
import { popupOf } from '../support/popup'
import { layoutsOfFirstFrame, longestTask, traceOf } from '../support/trace'
import { closeAll, PHONE } from '../support/types'

const fixture = withWorld()

/** Runs in the page. */
const openAndPaint = async (wisp: WispApi, id: string): Promise<void> => {
  const showing = new Promise((resolve) => addEventListener('wisp:show', resolve, { once: true }))
  wisp.open(id)
  await showing
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

/** Runs in the page: the milliseconds that it takes, at best, to build and lay out usual markup. */
const buildByHand = (): number => {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    const part = document.createElement('div')
    part.innerHTML = '<h2>Some</h2><p>And <b>more</b> words</p><input><button>Send</button>'.repeat(200)
    document.body.append(part)
    part.getBoundingClientRect()
    part.remove()
    return performance.now() - began
  })
  return Math.min(...times)
}
const OPENINGS = 5
/**
 * A popup takes less than 1, on fast and on slow machines; a task that visitors notice, 50 ms on a fast machine, is 3.
 */
const LIMIT = 2

// Visitors do not get the development build of React.
it.runIf(isShipped())(
  `a lightbox opens without a task ${LIMIT} times as long as building 200 small forms by hand`,
  async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const ours: number[] = []
    const byHand: number[] = []
    // In turns, and the best of each: a machine that is busy elsewhere makes any task long, but not every time.
    for (let time = 0; time < OPENINGS; time++) {
      const visit = await fixture.world.visit()
      await visit.decided()
      byHand.push(await visit.page.evaluate(buildByHand))
      ours.push(longestTask(await traceOf(visit.page, () => visit.wisp(openAndPaint, popupOf().id))))
    }
    expect(Math.min(...ours)).toBeGreaterThan(0)
    expect(Math.min(...ours) / Math.min(...byHand)).toBeLessThan(LIMIT)
  },
)

it.runIf(isShipped())('every popup causes one layout in the frame that paints it', async () => {
  const { world } = fixture
  const designs = Object.entries(designsAs({ language: 'en', layout: 'horizontal' })).filter(
    ([, { type }]) => type !== 'embedded',
  )
  await world.show(...designs.map(([, popup]) => popup))
  const visit = await world.visit('/plain', PHONE)
  await visit.decided()
  const layouts: Record<string, number> = {}
  for (const [name, { id }] of designs) {
    layouts[name] = layoutsOfFirstFrame(await traceOf(visit.page, () => visit.wisp(openAndPaint, id)))
    await closeAll(visit)
  }
  expect(layouts).toEqual(Object.fromEntries(designs.map(([name]) => [name, 1])))
})
