/** The visitor's choice in the store's cookie banner: https://shopify.dev/docs/api/customer-privacy */
import { guard, on, type Stop } from '../../../shared/page/platform/dom'
import { readVariable } from '../../../shared/page/platform/variable'

interface Shopify {
  loadFeatures?(features: { name: string; version: string }[], done: (error?: unknown) => void): void
  customerPrivacy: Record<string, () => unknown>
}

const shopify = () => readVariable('Shopify') as Shopify | undefined

/** True if all answers are a clear yes. */
const areYes = (answers: () => unknown[]): boolean => {
  try {
    return answers().every((answer) => answer === true)
  } catch {
    return false
  }
}

/**
 * We need all three: popups that were seen are remembered (preferences), views are reported (analytics), and so is what
 * a visitor left in the cart, to remind them of it (marketing).
 */
const isGiven = (): boolean =>
  areYes(() => {
    const { customerPrivacy } = shopify() as Shopify
    return [
      customerPrivacy.preferencesProcessingAllowed?.(),
      customerPrivacy.analyticsProcessingAllowed?.(),
      customerPrivacy.marketingAllowed?.(),
    ]
  })

export const consent = (decide: (isGranted: boolean) => void): Stop => {
  let stopped = false
  const stopListening = on<CustomEvent>(document, 'visitorConsentCollected', ({ detail }) =>
    decide(areYes(() => [detail.preferencesAllowed, detail.analyticsAllowed, detail.marketingAllowed])),
  )
  let stopWaiting: Stop | undefined
  const askConsent = (): void => {
    const store = shopify()
    if (typeof store?.loadFeatures === 'function')
      store.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], (error) =>
        guard(() => stopped || decide(!error && isGiven())),
      )
    // The store's own script may run after ours.
    else stopWaiting = on(window, 'load', askConsent, { once: true })
  }
  guard(askConsent)
  return () => {
    stopped = true
    stopListening()
    stopWaiting?.()
  }
}
