/** Redirects a visitor after a conversion. Loaded beside forms and links of popups that redirect. */

import type { Redirect } from '../../../shared/model/design'
import { guard } from '../../../shared/page/platform/dom'
import { navigate } from '../../../shared/page/platform/navigate'
import { asksForPrivacy } from '../../../shared/page/platform/privacy-control'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { addressOf } from '../../../shared/page/visit/visit'
import { decodeRedirect, parametersOf } from '../../../shared/wire/page/redirect'
import type { Live } from '../../core/ui/index'
import { destinationOf } from './destination'

export interface RedirectChunk {
  /** Redirects; returns false if there is no valid destination. `conversionId`: '' if the server has not answered. */
  lead(live: Live, redirect: Redirect, submitted: Lead, conversionId: string): boolean
  /** Leads the visitor away as above, by the popup's own redirect setting. */
  leadAway(live: Live, submitted: Lead, conversionId: string): boolean
}

/** Host whose URLs get the conversion id appended to the path, from the site's tag. */
const integrationHost = (): string =>
  doc.querySelector<HTMLElement>('script[data-integration-host]')?.dataset.integrationHost ?? ''

const hiddenNames = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-wisp-field][type=hidden]')].map(
    ({ dataset }) => dataset.wispField ?? '',
  )

export const lead: RedirectChunk['lead'] = ({ context, root }, redirect, submitted, conversionId) => {
  const { page, popup, open } = context
  const to = destinationOf(redirect, {
    page: location.href,
    landing: addressOf(page.visitor.trail().visited[0] ?? ''),
    isPrivate: Boolean(asksForPrivacy()),
    host: page.host,
    conversionId,
    parameters: parametersOf(submitted, hiddenNames(root)),
    mobile: popup.type === 'mobile',
    integration: integrationHost(),
  })
  if (!to) return false
  if ('popup' in to) open(to.popup)
  else guard(() => navigate(to.href, redirect.newTab))
  return true
}

export const leadAway: RedirectChunk['leadAway'] = (live, submitted, conversionId) => {
  const redirect = decodeRedirect(live.context.popup.wire)
  return Boolean(redirect && lead(live, redirect, submitted, conversionId))
}
