/** The popups that the server has left out of its answer (our own call, not in the specification). */
import type { LeftOutAnswer } from '../../model/left-out'
import type { Page } from '../../page/model/page'
import { list, object, text, yes } from '../../values/names'
import { OWNER } from '../addresses'

export const leftOutUrl = ({ host, site }: Pick<Page, 'host' | 'site'>): string =>
  `${host}/api/display/left-out/${encodeURIComponent(site)}`

/**
 * Only what the server decides by: nothing of the visitor's history.
 * @param owner word of an owner's link; '' without one
 */
export const leftOutForm = ({ storage, visitor }: Pick<Page, 'storage' | 'visitor'>, owner: string): URLSearchParams =>
  new URLSearchParams({
    domain: location.hostname,
    cc: text((storage.allowed() && storage.get('country')) || ''),
    if_mobile: `${visitor.mobile}`,
    webdriver: `${navigator.webdriver}`,
    [OWNER]: owner,
  })

/** The answer is untrusted: invalid parts are left out. */
export const decodeLeftOut = (raw: Record<string, unknown>): LeftOutAnswer => ({
  popups: list(raw.left_out)
    .map(object)
    .map(({ id, name, type, rules }) => ({
      id: text(id),
      name: text(name),
      type: text(type),
      rules: list(rules)
        .map(object)
        .map((each) => ({ rule: text(each.rule), allows: yes(each.allows), says: text(each.says) })),
    })),
  kinds: Object.entries(object(raw.left_out_kinds)).flatMap(([rule, count]) =>
    Number(count) > 0 ? [[rule, Number(count)]] : [],
  ),
})
