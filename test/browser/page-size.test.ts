/** Opening a popup costs the same on a small page and on a large one. */
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { modalListens } from '../support/modal'
import { STILL } from '../support/on-request'
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
        // What the first one loads comes at any time.
        await openAndClose()
        restyled[`${type} ${size}`] = restyledElements(await traceOf(visit.page, openAndClose))
      }
    }
    expect(inert).toBe(0)
    for (const type of types)
      expect(restyled[`${type} ${LARGE}`]).toBeLessThan((restyled[`${type} ${SMALL}`] ?? 0) + SMALL)
  },
)
