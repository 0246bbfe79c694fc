/** Shopify's Customer Privacy API, as far as scripts of others use it. The choice is kept in a cookie of the store. */
import { root, shopData } from './data'

interface Choice {
  analytics: boolean
  marketing: boolean
  preferences: boolean
  sale_of_data: boolean
}

const NAME = 'demo_tracking_consent'
const FORTNIGHT_SECONDS = 14 * 24 * 60 * 60

const storedChoice = (): 'yes' | 'no' | '' => {
  if (!shopData.consent) return 'yes'
  const [, choice] = new RegExp(`${NAME}=(yes|no)`).exec(document.cookie) ?? []
  return (choice as 'yes' | 'no' | undefined) ?? ''
}
const allowed = (): boolean => storedChoice() === 'yes'

const announce = (): void => {
  const yes = allowed()
  const detail = {
    marketingAllowed: yes,
    saleOfDataAllowed: yes,
    analyticsAllowed: yes,
    preferencesAllowed: yes,
    firstPartyMarketingAllowed: yes,
    thirdPartyMarketingAllowed: yes,
  }
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }))
}

const privacy = {
  analyticsProcessingAllowed: allowed,
  marketingAllowed: allowed,
  preferencesProcessingAllowed: allowed,
  saleOfDataAllowed: allowed,
  userCanBeTracked: allowed,
  shouldShowBanner: (): boolean => storedChoice() === '',
  getTrackingConsent: storedChoice,
  currentVisitorConsent: () => ({
    analytics: storedChoice(),
    marketing: storedChoice(),
    preferences: storedChoice(),
    sale_of_data: storedChoice(),
  }),
  setTrackingConsent(choice: Partial<Choice>, callback?: () => void): void {
    const yes = Boolean(choice.analytics && choice.marketing && choice.preferences)
    // biome-ignore lint/suspicious/noDocumentCookie: a demo store, which need not wait for its cookie to be set
    document.cookie = `${NAME}=${yes ? 'yes' : 'no'}; Path=${root}; Max-Age=${FORTNIGHT_SECONDS}; SameSite=Lax`
    announce()
    callback?.()
  },
}

/** As Shopify's own: what was asked for is there when the callback is called, which is never at once. */
export const loadFeatures = (features: { name: string }[], callback?: (error?: Error) => void): void => {
  setTimeout(() => {
    if (features.some(({ name }) => name === 'consent-tracking-api'))
      Object.assign((window as never as { Shopify: object }).Shopify, { customerPrivacy: privacy })
    callback?.()
  })
}

export const showBanner = (): void => {
  const banner = document.querySelector<HTMLElement>('.consent')
  if (!banner) return
  banner.hidden = !privacy.shouldShowBanner()
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-choice]'))
    button.addEventListener('click', () => {
      const yes = button.dataset.consentChoice === 'yes'
      privacy.setTrackingConsent({ analytics: yes, marketing: yes, preferences: yes, sale_of_data: yes })
      banner.hidden = true
    })
  document.querySelector('[data-consent-again]')?.addEventListener('click', () => {
    banner.hidden = false
    banner.querySelector('button')?.focus()
  })
}
