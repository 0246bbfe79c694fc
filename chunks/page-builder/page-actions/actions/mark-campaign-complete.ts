import { bare } from '../../../../shared/platform/safe-dom'
import { trackingName } from '../../../../shared/wire/page-builder/markup'
import type { Act } from '../act'
import { controlOf } from '../control'

/** Counts beside what the element does anyway. */
export const markCampaignComplete: Act = ({ action, holder, runtime }) => {
  const control = controlOf(holder)
  const { id, variant } = runtime.page
  const element = trackingName(control)
  runtime.hit({ ...runtime.placeOf(holder), event: action.name, element, tag: bare(control, 'localName') })
  dispatchEvent(new CustomEvent('wisp:campaign-complete', { detail: { page: id, variant, element } }))
}
