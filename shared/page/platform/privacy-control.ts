/** The browser asks for privacy: Global Privacy Control, https://www.w3.org/TR/gpc/. */
import { tried } from './dom'

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Extensions for privacy replace the property, and a getter may throw. */
export const asksForPrivacy = (): boolean => Boolean(tried(() => navigator.globalPrivacyControl))
