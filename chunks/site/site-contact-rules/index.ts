/** A field says what is wrong as soon as it is left, by the rules that its server has for it. */
import type { ContactMarkChunk, ContactRulesChunk } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { json, ok, read } from '../../../shared/page/platform/send'
import { list, object, text } from '../../../shared/values/names'
import { CONTROL, FORM_ID, routeTo } from '../../../shared/wire/page/site/contact'
import { FIELD_WRAP } from '../../../shared/wire/page/site/contact-fields'
import { errorOf } from './rules'

export const fetchRules: ContactRulesChunk['fetchRules'] = async (contact) => {
  const { form, site, isSending } = contact
  const id = Number(new FormData(form).get(FORM_ID))
  const [answer, { mark }] = await Promise.all([
    read(routeTo(site.server, id, 'feedback/schema'), {}),
    site.load<ContactMarkChunk>('site-contact-mark'),
  ])
  const rules = ok(answer) ? list(json(answer).rules).map(object) : []
  return (target) => {
    const closest = bare(target, 'closest')
    const wrap = closest(FIELD_WRAP)
    const name = text(wrap?.getAttribute('data-name'))
    const ofField = rules.filter(({ field }) => text(field) === name)
    if (!wrap || !ofField[0] || isSending() || !closest(CONTROL) || closest('.novalidate')) return
    mark(contact, wrap, name, () => errorOf(ofField, new FormData(form)))
  }
}
