/** Leads a visitor who has converted to where the owner wants them: fetched beside a form or link whose popup says so. */

import type { Redirect } from '../../../shared/model/design'
import { guard } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { Lead } from '../../../shared/reporting/lead'
import { decodeRedirect, parametersOf } from '../../../shared/wire/redirect'
import type { Live } from '../../core/ui/index'
import { destinationOf } from './destination'
import { follow } from './redirect'

export interface RedirectChunk {
  /** `conversionId`: '' when the server has not answered. False when it leads nowhere. */
  lead(live: Live, redirect: Redirect, given: Lead, conversionId: string): boolean
  /** The same, to where the popup's own settings say. */
  leadAway(live: Live, given: Lead, conversionId: string): boolean
}

/** The one host that wants the conversion's id in its path, where the site's tag names it. */
const integrationHost = (): string =>
  doc.querySelector<HTMLElement>('script[data-integration-host]')?.dataset.integrationHost ?? ''

export const lead: RedirectChunk['lead'] = ({ context }, redirect, given, conversionId) => {
  const { page, popup, open } = context
  const to = destinationOf(redirect, {
    ...{ page: location.href, host: page.host, conversionId },
    parameters: parametersOf(given),
    mobile: popup.type === 'mobile',
    integration: integrationHost(),
  })
  if (!to) return false
  if ('popup' in to) open(to.popup)
  else guard(() => follow(to.href, redirect.newTab))
  return true
}

export const leadAway: RedirectChunk['leadAway'] = (live, given, conversionId) => {
  const redirect = decodeRedirect(live.context.popup.wire)
  return Boolean(redirect && lead(live, redirect, given, conversionId))
}
