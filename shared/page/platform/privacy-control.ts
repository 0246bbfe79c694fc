/** The browser asks for privacy: Global Privacy Control, https://www.w3.org/TR/gpc/. */
import { tried } from './dom'

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Extensions for privacy replace the property, and a getter may throw. undefined: the browser does not ask. */
export const asksForPrivacy = (): boolean | undefined => tried(() => navigator.globalPrivacyControl)
