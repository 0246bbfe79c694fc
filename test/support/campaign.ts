import { createLifecycle } from '../../loader/lifecycle'
import type { Campaign } from '../../shared/page/model/campaign'
import type { PopupState } from '../../shared/page/model/lifecycle'
import type { Visitor } from '../../shared/page/model/rules'
import type { Marker } from '../../shared/page/storage/storage-schema'
import type { Mark } from '../../shared/targeting/page-facts'
import { visit } from './visit'

/** A campaign that no rule blocks, with changes. */
export const campaignOf = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 'popup00000001',
  key: changes.id ?? 'popup00000001',
  type: 'lightbox',
  templateUrl: '',
  html: '<p>Hello</p>',
  onClickOnly: false,
  triggers: {},
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: false,
  targeted: false,
  parts: [],
  wire: {},
  ...changes,
})

/** A popup to which nothing has happened yet. */
export const stateOf = (campaign: Partial<Campaign> = {}): PopupState =>
  createLifecycle().add([campaignOf(campaign)])[0] as PopupState

/** A visitor in the given visit at the given time, with these markers on every popup. */
export const visitorOf = (markers: Partial<Record<Mark, Marker | undefined>> = {}, visits = 1, now = 0): Visitor => ({
  ahead: 0,
  now: () => now,
  tick() {},
  visits: () => visits,
  mobile: false,
  trail: () => visit,
  clientId: () => 'client-1',
  marker: (mark) => markers[mark],
})
