/** Wix's consent policy, as far as scripts of others use it. The choice is kept in a cookie of the site. */
import { siteData } from './data'

interface Policy {
  essential: boolean
  functional: boolean
  analytics: boolean
  advertising: boolean
  dataToThirdParty: boolean
}

const NAME = 'demo_consent_policy'
const FORTNIGHT_SECONDS = 14 * 24 * 60 * 60

const policyOf = (yes: boolean): Policy => ({
  essential: true,
  functional: yes,
  analytics: yes,
  advertising: yes,
  dataToThirdParty: yes,
})

const storedChoice = (): string => new RegExp(`${NAME}=(yes|no)`).exec(document.cookie)?.[1] ?? ''

const current = () => ({
  defaultPolicy: !storedChoice(),
  policy: policyOf(!siteData.consent || storedChoice() === 'yes'),
})

export const consentPolicyManager = {
  getCurrentConsentPolicy: current,
  setConsentPolicy(policy: Policy, callback?: (now: object) => void): void {
    const yes = policy.functional && policy.analytics
    // biome-ignore lint/suspicious/noDocumentCookie: a demo store, which need not wait for its cookie to be set
    document.cookie = `${NAME}=${yes ? 'yes' : 'no'}; Path=/demo/wix/; Max-Age=${FORTNIGHT_SECONDS}; SameSite=Lax`
    document.dispatchEvent(new CustomEvent('consentPolicyChanged', { detail: current() }))
    callback?.(current())
  },
}

export const showBanner = (): void => {
  const banner = document.querySelector<HTMLElement>('.consent')
  if (!banner) return
  banner.hidden = Boolean(storedChoice())
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-choice]'))
    button.addEventListener('click', () => {
      consentPolicyManager.setConsentPolicy(policyOf(button.dataset.consentChoice === 'yes'))
      banner.hidden = true
    })
  document.querySelector('[data-consent-again]')?.addEventListener('click', () => {
    banner.hidden = false
    banner.querySelector('button')?.focus()
  })
}
