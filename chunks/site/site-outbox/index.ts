/** Keeps each submission of a contact form or newsletter until our server has it, as leads of popups are kept. */
import type { PieceChunk } from '../../../shared/page/model/site'
import type { SiteOutboxChunk } from '../../../shared/page/model/site-outbox'
import { keepForm, keptForm } from '../../../shared/page/storage/storage'
import { holdTabLock } from '../../../shared/page/storage/tab-lock'
import { newId } from '../../../shared/values/id'
import { lostFile } from '../../../shared/wire/page/site/contact'
import { flush, resend } from './resend'
import { unsentForms } from './send'

/** On a page whose browser keeps some. */
export const attach: PieceChunk['attach'] = (_, site) => {
  flush(site)
  return () => {}
}

const storable = (data: FormData): [string, string][] =>
  [...data].flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    return value.name ? [[lostFile(name), value.name]] : []
  })

/** Without consent, nothing is stored. Another server would take it twice. */
const mayKeep = (consented: boolean, server: string, url: string): boolean => consented && url.startsWith(`${server}/`)

export const keep: SiteOutboxChunk['keep'] = (site, url, id, data) => {
  if (!mayKeep(site.consented(), site.server, url)) return () => false
  const stamp = newId()
  const release = holdTabLock(id)
  const isKept = (): boolean => keptForm(id)?.stamp === stamp
  unsentForms.set(id, data)
  keepForm(id, { url, fields: storable(data), stamp })
  return (answered, status) => {
    release()
    if (answered) {
      unsentForms.delete(id)
      if (isKept()) keepForm(id)
    } else resend(site, id)
    return isKept() && status !== 404
  }
}
