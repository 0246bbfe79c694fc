/** Browsers that ask for privacy: Global Privacy Control, https://www.w3.org/TR/gpc/. */
import type { Context } from 'hono'
import { withoutClickIds } from '../../shared/values/click-ids'

export const asksForPrivacy = (c: Context): boolean => c.req.header('sec-gpc') === '1'

/** The id of the visitor as it may be kept. */
export const keptClientId = (c: Context, clientId: string): string => (asksForPrivacy(c) ? '' : clientId)

interface FromVisitor {
  clientId: string
  url: string
}

/**
 * The report without ids of the visitor and of clicks, where the browser asks for privacy or the page sent no id: then there is no consent,
 * or the page knows that its browser asks for privacy.
 */
export const asMayBeKept = <T extends FromVisitor>(c: Context, report: T): T => {
  const clientId = keptClientId(c, report.clientId)
  return clientId ? report : { ...report, clientId, url: withoutClickIds(report.url) }
}
