/**
 * Stands in for a captcha service, so that the demo site works without a network. It has the service's global and calls:
 * `ready` and `execute`, which resolves with a token.
 */
const ANSWER_MS = 120

let issued = 0

Object.assign(window, {
  grecaptcha: {
    ready: (callback: () => void) => void setTimeout(callback),
    execute: (_sitekey: string, { action }: { action: string }): Promise<string> =>
      new Promise((resolve) => setTimeout(() => resolve(`demo-${action}-${++issued}`), ANSWER_MS)),
  },
})

export {}
