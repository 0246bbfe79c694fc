// @vitest-environment happy-dom
/** Whatever fails, and whenever pages end: every view and close arrives, in order, and counts once. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { REPORT_PREFIX } from '../../../../../shared/page/storage/records'
import { freshStorage } from '../../../../support/browser-storage'
import { draws } from '../../../../support/everyday-share'
import { createSite, type Outcome, pass, type Received } from '../../../../support/reporting'

freshStorage()

/** What the visitor does, or time that passes. */
type Step = { what: 'show' } | { what: 'close'; which: number } | { what: 'next page' } | { what: 'wait'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('show' as const) }),
  fc.record({ what: fc.constant('close' as const), which: fc.nat(3) }),
  fc.record({ what: fc.constant('next page' as const) }),
  fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(1, 50, 150, 2_000, 50_000) }),
)
const trouble = fc.constantFrom<Outcome>(200, 0, 503, 429, 'lost')

const taken = ({ answered, outcome }: Received): boolean => outcome === 200 && answered !== undefined

it('a visit over several pages and outages is reported in order', async () => {
  const visit = async (steps: Step[], troubles: Outcome[]) => {
    localStorage.clear()
    const { openPage, received, server } = createSite(() => troubles.shift() ?? 200)
    const keys = new Set<string>()
    let page = await openPage()
    let shown: ReturnType<typeof page.show>[] = []
    /** Notes the reports that the page has stored. */
    const look = () => {
      for (const key of page.storage.keys(REPORT_PREFIX)) keys.add(key.slice(REPORT_PREFIX.length))
    }
    const nextPage = async () => {
      page.leave()
      page = await openPage()
      shown = []
      void page.flush()
    }
    for (const step of steps) {
      if (step.what === 'show') shown.push(page.show())
      if (step.what === 'show') shown.at(-1)?.viewed()
      if (step.what === 'close') shown[step.which % shown.length]?.closed('x')
      look()
      if (step.what === 'next page') await nextPage()
      await pass(step.what === 'wait' ? step.ms : 0)
    }
    // The server works again.
    troubles.length = 0
    await nextPage()
    await pass()

    expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
    // Every report has arrived, each under one id.
    expect(server.acceptedIds().sort()).toEqual([...keys].sort())
    for (const [index, { id, arrival: at }] of received.entries()) {
      // No report is sent again after its answer…
      const earlier = received.slice(0, index)
      expect(earlier.filter(taken).map((each) => each.id)).not.toContain(id)
      // …and no close is sent before its view has arrived.
      const view = earlier.find((each) => each.id === id.replace('closed', 'viewed') && taken(each))
      if (id.endsWith('closed')) expect(view?.answered).toBeLessThanOrEqual(at)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.array(trouble, { maxLength: 30 }), visit), {
    numRuns: draws(40, 200),
  })
}, 120_000)
