/** The browser asks for privacy: Global Privacy Control, https://www.w3.org/TR/gpc/. */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

export {}
