import { guard } from '../../shared/dom'

/** The same moments under the names that sites already listen for (decisions.md, wire). */
const FAMILIAR: Record<string, string> = {
  show: 'poptinView',
  close: 'poptinClose',
  submit: 'poptinSubmit',
  'coupon-copy': 'couponCopy',
}

/** Announces a moment on `window`, to scripts and tag managers that know it as well. False when a listener cancelled it. */
export type Emit = (moment: string, detail?: object) => boolean

const announce: Emit = (moment, detail) =>
  dispatchEvent(new CustomEvent(`wisp:${moment}`, { detail, cancelable: true }))

/** An owner's preview is no visit, and nobody counts it. */
export const createEmit = (preview: string): Emit =>
  preview
    ? announce
    : (moment, detail = {}) => {
        const familiar = FAMILIAR[moment]
        // Who has submitted is not said to have closed it (specification, section 4).
        const submitted = moment === 'close' && (detail as { trigger?: string }).trigger === 'submit'
        if (familiar && !submitted) dispatchEvent(new CustomEvent(familiar, { detail }))
        guard(() => (window as { dataLayer?: unknown[] }).dataLayer?.push({ event: `wisp_${moment}`, ...detail }))
        return announce(moment, detail)
      }
