import type { WispMoment } from '../model/api'
import { guard } from '../platform/dom'
import { globalNamed } from '../platform/safe-dom'

/** Older event names that sites already listen for. */
const FAMILIAR_EVENT_NAMES: Partial<Record<WispMoment, string>> = {
  show: 'poptinView',
  close: 'poptinClose',
  submit: 'poptinSubmit',
  'coupon-copy': 'couponCopy',
}

/**
 * Dispatches an event on `window`, and pushes it to the tag manager's `dataLayer`. Returns false when a listener
 * cancelled it.
 */
type Emit = (moment: WispMoment, detail?: object) => boolean

const announce: Emit = (moment, detail) =>
  dispatchEvent(new CustomEvent(`wisp:${moment}`, { detail, cancelable: true }))

/** An owner's preview is not a visit, so the site's statistics must not count it. */
export const createEmit = (preview: string): Emit =>
  preview
    ? announce
    : (moment, detail = {}) => {
        const familiar = FAMILIAR_EVENT_NAMES[moment]
        // A popup that closed after a submit or a redirect does not count as closed by the visitor (specification,
        // section 4).
        const isConversion = moment === 'close' && /^(submit|link)$/.test(`${(detail as { trigger?: string }).trigger}`)
        if (familiar && !isConversion) dispatchEvent(new CustomEvent(familiar, { detail }))
        guard(() => (globalNamed('dataLayer') as unknown[] | undefined)?.push({ event: `wisp_${moment}`, ...detail }))
        return announce(moment, detail)
      }
