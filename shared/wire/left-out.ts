/** Which popups the server has left out of its answer (our own call, not in the specification). */
import type { LeftOut } from '../model/left-out'
import type { Page } from '../model/page'
import { list, object, text, yes } from './names'

export const leftOutUrl = ({ host, site }: Pick<Page, 'host' | 'site'>): string =>
  `${host}/api/display/left-out/${encodeURIComponent(site)}`

/** Only what the server decides by: nothing of the visitor's history. */
export const leftOutForm = ({ storage, visitor }: Pick<Page, 'storage' | 'visitor'>): URLSearchParams =>
  new URLSearchParams({
    domain: location.hostname,
    cc: text((storage.allowed() && storage.get('country')) || ''),
    if_mobile: `${visitor.mobile}`,
  })

/** The answer is untrusted: invalid parts are left out. */
export const decodeLeftOut = (raw: Record<string, unknown>): LeftOut[] =>
  list(raw.left_out)
    .map(object)
    .map(({ id, name, type, rules }) => ({
      ...{ id: text(id), name: text(name), type: text(type) },
      rules: list(rules)
        .map(object)
        .map((each) => ({ rule: text(each.rule), allows: yes(each.allows), says: text(each.says) })),
    }))
