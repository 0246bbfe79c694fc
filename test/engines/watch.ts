/** Runs in the page before anything else: records errors, and finds elements inside popups. */
export const watch = (): void => {
  const wrong: string[] = []
  const keep = (problem: string): void => {
    wrong.push(problem)
  }
  addEventListener('error', ({ message, target }) => keep(`error ${message ?? (target as Element)?.outerHTML}`), true)
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`blocked ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
  for (const level of ['error', 'warn'] as const) console[level] = (...args) => keep(`console ${args.join(' ')}`)
  const inPopup = (selector: string) => document.querySelector('wisp-popup')?.shadowRoot?.querySelector(selector)
  Object.assign(window, { wrong, inPopup })
}
