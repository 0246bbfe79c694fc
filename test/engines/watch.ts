/** Runs in the page before anything else: records errors, and finds elements inside popups. */
export const watch = (): void => {
  const wrong: string[] = []
  // Not every engine can be told to hide that a program drives it; what such a browser sees is not counted.
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true })
  const keep = (what: string): void => {
    wrong.push(what)
  }
  addEventListener('error', ({ message, target }) => keep(`error ${message ?? (target as Element)?.outerHTML}`), true)
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`blocked ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
  for (const level of ['error', 'warn'] as const) console[level] = (...said) => keep(`console ${said.join(' ')}`)
  const inPopup = (selector: string) => document.querySelector('wisp-popup')?.shadowRoot?.querySelector(selector)
  Object.assign(window, { wrong, inPopup })
}
