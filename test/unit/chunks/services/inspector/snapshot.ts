import type { PopupSnapshot, Snapshot } from '../../../../../chunks/services/inspector/snapshot'
import { RULES } from '../../../../../loader/rules'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Visitor } from '../../../../../shared/page/model/rules'
import { signals } from '../../../../../shared/page/platform/signals'
import { createStorage, type Storage } from '../../../../../shared/page/storage/storage'
import type { Marker } from '../../../../../shared/page/storage/storage-schema'
import type { Mark } from '../../../../../shared/targeting/page-facts'
import * as plain from '../../../../support/campaign'
import { visit } from '../../../../support/visit'

/** A Wednesday, at noon in any time zone. */
export const NOW = new Date(2027, 2, 10, 12, 0, 0).getTime()
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A popup that is called Letter. */
export const campaignOf = (changes: Partial<Campaign> = {}): Campaign =>
  plain.campaignOf({ wire: { poptin_name: 'Letter' }, ...changes })

export const stateOf = (campaign: Partial<Campaign> = {}, changes: Partial<PopupSnapshot> = {}): PopupSnapshot => {
  const { status, reached, ...state } = plain.stateOf(campaignOf(campaign))
  return { ...state, ...status.value, reached: reached.value, ...changes }
}

/** A visitor on the second page of their third visit, with these markers on every popup. */
export const visitorOf = (
  markers: Partial<Record<Mark, Marker | undefined>> = {},
  changes: Partial<Visitor> = {},
): Visitor => ({
  ...plain.visitorOf(markers, 3, NOW),
  trail: () => ({ ...visit, session: NOW - 40_000 }),
  ...changes,
})

/** The storage of a visitor who has been on a page: each page writes the trail. */
export const storageOf = (): Storage => {
  const storage = createStorage(true)
  storage.set('trail', { visits: 3, began: NOW, active: NOW, open: NOW, session: NOW, referrer: '', pages: [] })
  return storage
}

const armable = ['exitIntent', 'timeDelay', 'sessionDelay', 'scrollPercent', 'scrollPixel', 'pageClicks', 'inactivity']

export const snapshotOf = (popups: PopupSnapshot[], changes: Partial<Snapshot> = {}): Snapshot => ({
  version: '1.2.3',
  json: JSON,
  site: 'site-key-1',
  host: 'https://popups.example',
  base: 'https://popups.example/',
  nonce: '',
  spa: 'false',
  store: '',
  landing: '',
  preview: '',
  consent: 'none',
  signals,
  events: signals.signal([]),
  storage: storageOf(),
  visitor: visitorOf(),
  send: async () => ({ status: 0, text: '' }),
  load: () => Promise.reject(new Error('nothing is loaded')),
  answer: { status: 200, restricted: false, run: [], raw: {}, campaigns: popups.map(({ campaign }) => campaign) },
  popups,
  queue: [],
  rules: RULES,
  triggers: Object.fromEntries([...armable, 'pagesVisited', 'cart'].map((name) => [name, true])),
  ...changes,
})
