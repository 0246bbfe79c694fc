// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followConsent } from '../../../../../chunks/stores/wix/consent'

afterEach(() => vi.unstubAllGlobals())

const yes = { policy: { essential: true, functional: true, analytics: true } }
const manage = (details: unknown) => vi.stubGlobal('consentPolicyManager', { getCurrentConsentPolicy: () => details })

const tell = (target: EventTarget = document, name = 'consentPolicyChanged', detail?: unknown) =>
  target.dispatchEvent(new CustomEvent(name, { detail }))

const follow = () => {
  const decisions: boolean[] = []
  return { decisions, stop: followConsent((isAllowed) => void decisions.push(isAllowed)) }
}

describe('consent on a Wix site', () => {
  it('is known at once where it was given before', () => {
    manage(yes)
    const { decisions, stop } = follow()
    stop()
    expect(decisions).toEqual([true])
  })
  it.each([
    ['nothing', undefined],
    ['text', 'yes'],
    ['no policy', {}],
    ['no analytics', { policy: { functional: true } }],
    ['no functional', { policy: { analytics: true } }],
    ['words instead of true', { policy: { functional: 'true', analytics: 1 } }],
    ['advertising only', { policy: { advertising: true } }],
    ['a policy that the visitor has not chosen', { ...yes, defaultPolicy: true }],
  ])('is not given by %s', (_, details) => {
    manage(details)
    const { decisions, stop } = follow()
    stop()
    expect(decisions).toEqual([false])
  })
  it('is not given when the page throws', () => {
    vi.stubGlobal('consentPolicyManager', {
      getCurrentConsentPolicy() {
        throw new Error()
      },
    })
    const { decisions, stop } = follow()
    stop()
    expect(decisions).toEqual([false])
  })
  it('is not decided before Wix has loaded', () => {
    const { decisions, stop } = follow()
    expect(decisions).toEqual([])
    manage(yes)
    tell(document, 'consentPolicyInitialized')
    stop()
    expect(decisions).toEqual([true])
  })
  it.each([
    ['the document', () => document],
    ['the window', () => window],
  ])('changes by an event of %s', (_, target) => {
    manage(yes)
    const { decisions, stop } = follow()
    manage({ policy: { ...yes.policy, analytics: false } })
    tell(target())
    tell(target())
    manage(yes)
    tell(target())
    stop()
    manage({})
    tell(target())
    expect(decisions).toEqual([true, false, true])
  })
  it('is read from the event where Wix has no manager', () => {
    const { decisions, stop } = follow()
    tell(document, 'consentPolicyChanged', yes)
    tell(document, 'consentPolicyChanged')
    stop()
    expect(decisions).toEqual([true, false])
  })

  it('in any order of events, the last decision is a yes only if the last policy is a clear one', () => {
    const policies = fc.constantFrom<unknown>(
      yes,
      undefined,
      {},
      { policy: {} },
      { ...yes, defaultPolicy: true },
      'yes',
    )
    fc.assert(
      fc.property(fc.array(policies, { minLength: 1 }), fc.boolean(), (order, isThere) => {
        if (isThere) manage(order[0])
        const { decisions, stop } = follow()
        for (const details of order) {
          manage(details)
          tell()
          expect(decisions.at(-1)).toBe(details === yes)
        }
        stop()
        vi.unstubAllGlobals()
        // Nothing is said twice: each repeated no would start the visit anew.
        expect(decisions.every((isAllowed, index) => isAllowed !== decisions[index - 1])).toBe(true)
      }),
    )
  })
})
