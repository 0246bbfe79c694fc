import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Page } from '../../../../../shared/page/model/page'
import type { Visitor } from '../../../../../shared/page/model/rules'
import { send } from '../../../../../shared/page/platform/send'
import { signals } from '../../../../../shared/page/platform/signals'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { visit } from '../../../../support/visit'

/** Popups as the loader decodes them from an answer. */
export const popups = (...wires: Record<string, unknown>[]): Campaign[] =>
  decodeDisplay({
    poptins: wires.map((wire, n) => ({
      poptin_id: `popup${String(n + 1).padStart(8, '0')}`,
      poptin_type: 'bar',
      ...wire,
    })),
  }).campaigns

/** A new visitor on a desktop. */
export const visitorOf = (changes: Partial<Visitor> = {}): Visitor =>
  ({
    ahead: 0,
    now: () => 0,
    visits: () => 1,
    trail: () => ({ ...visit, visited: visit.visited.slice(0, 1) }),
    mobile: false,
    clientId: () => 'client-1',
    marker: () => undefined,
    ...changes,
  }) as Visitor

export const pageOf = (visitor: Partial<Visitor> = {}): Page => ({
  version: '',
  json: JSON,
  site: 'site',
  host: 'https://wisp.example',
  base: 'https://wisp.example/',
  nonce: '',
  spa: 'false',
  consent: 'none',
  store: '',
  preview: '',
  landing: '',
  signals,
  events: signals.signal([]),
  storage: createStorage(false),
  visitor: visitorOf(visitor),
  send,
  load: () => Promise.reject(new Error('no chunks here')),
})
