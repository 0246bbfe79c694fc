import { guard } from '../../shared/dom'

/** The same moments under the names that sites already listen for (decisions.md, wire). */
const FAMILIAR: Record<string, string> = {
  show: 'poptinView',
  close: 'poptinClose',
  submit: 'poptinSubmit',
  'coupon-copy': 'couponCopy',
}

/** Announces a moment on `window` and in the page's dataLayer. False when a listener cancelled it. */
export const emit = (moment: string, detail: object = {}): boolean => {
  const familiar = FAMILIAR[moment]
  if (familiar) dispatchEvent(new CustomEvent(familiar, { detail }))
  guard(() => (window as { dataLayer?: unknown[] }).dataLayer?.push({ event: `wisp_${moment}`, ...detail }))
  return dispatchEvent(new CustomEvent(`wisp:${moment}`, { detail, cancelable: true }))
}
