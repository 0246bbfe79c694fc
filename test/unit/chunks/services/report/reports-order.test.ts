// @vitest-environment happy-dom
/** Whatever fails, and whenever pages end: every view and close arrives, in order, and counts once. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { REPORT_PREFIX } from '../../../../../shared/page/storage/records'
import { freshStorage } from '../../../../support/browser-storage'
import { draws } from '../../../../support/everyday-share'
import { createSite, type Outcome, pass, type Received } from '../../../../support/reporting'

freshStorage()

/** An action of the visitor, or time that passes. */
type Step =
  | { action: 'show' }
  | { action: 'close'; which: number }
  | { action: 'next page' }
  | { action: 'wait'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ action: fc.constant('show' as const) }),
  fc.record({ action: fc.constant('close' as const), which: fc.nat(3) }),
  fc.record({ action: fc.constant('next page' as const) }),
  fc.record({ action: fc.constant('wait' as const), ms: fc.constantFrom(1, 50, 150, 2_000, 50_000) }),
)
const trouble = fc.constantFrom<Outcome>(200, 0, 503, 429, 'lost')

const isAccepted = ({ answered, outcome }: Received): boolean => outcome === 200 && answered !== undefined

it('a visit over several pages and outages is reported in order', async () => {
  const visit = async (steps: Step[], troubles: Outcome[]) => {
    localStorage.clear()
    const { openPage, received, server } = createSite(() => troubles.shift() ?? 200)
    const keys = new Set<string>()
    let page = await openPage()
    let showings: ReturnType<typeof page.show>[] = []
    /** Notes the reports that the page has stored. */
    const look = () => {
      for (const key of page.storage.keys(REPORT_PREFIX)) keys.add(key.slice(REPORT_PREFIX.length))
    }
    const nextPage = async () => {
      page.leave()
      page = await openPage()
      showings = []
      void page.flush()
    }
    for (const step of steps) {
      if (step.action === 'show') showings.push(page.show())
      if (step.action === 'show') showings.at(-1)?.viewed()
      if (step.action === 'close') showings[step.which % showings.length]?.closed('x')
      look()
      if (step.action === 'next page') await nextPage()
      await pass(step.action === 'wait' ? step.ms : 0)
    }
    // The server works again.
    troubles.length = 0
    await nextPage()
    await pass()

    expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
    // Every report has arrived, each under one id.
    expect(server.acceptedIds().sort()).toEqual([...keys].sort())
    for (const [index, { id, arrival }] of received.entries()) {
      // No report is sent again after its answer…
      const earlier = received.slice(0, index)
      expect(earlier.filter(isAccepted).map((each) => each.id)).not.toContain(id)
      // …and no close is sent before its view has arrived.
      const view = earlier.find((each) => each.id === id.replace('closed', 'viewed') && isAccepted(each))
      if (id.endsWith('closed')) expect(view?.answered).toBeLessThanOrEqual(arrival)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.array(trouble, { maxLength: 30 }), visit), {
    numRuns: draws(40, 200),
  })
}, 120_000)
