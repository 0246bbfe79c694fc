/** A field says what is wrong as soon as it is left, by the rules that its server has for it. */
import type { ContactRulesChunk } from '../../../shared/model/site'
import { bare } from '../../../shared/platform/safe-dom'
import { json, ok, read } from '../../../shared/platform/send'
import { list, object, text } from '../../../shared/wire/names'
import { CONTROL, FORM_ID, routeTo } from '../../../shared/wire/site/contact'
import { FIELD_WRAP } from '../../../shared/wire/site/contact-fields'
import { markField } from './mark'
import { errorOf } from './rules'

export const fetchRules: ContactRulesChunk['fetchRules'] = async ({ form, site, isSending }) => {
  const id = Number(new FormData(form).get(FORM_ID))
  const answer = await read(routeTo(site.server, id, 'feedback/schema'), {})
  const rules = ok(answer) ? list(json(answer).rules).map(object) : []
  return (target, during) => {
    const closest = bare(target, 'closest')
    const wrap = closest(FIELD_WRAP)
    const name = text(wrap?.getAttribute('data-name'))
    const ofField = rules.filter(({ field }) => text(field) === name)
    if (!wrap || !ofField[0] || isSending() || !closest(CONTROL) || closest('.novalidate')) return
    during(() => markField(form, wrap, name, errorOf(ofField, new FormData(form))))
  }
}
