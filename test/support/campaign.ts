import type { Marker, Visitor } from '../../loader/visitor'
import type { Campaign, Mark } from '../../shared/popup'

/** A campaign that nothing keeps from showing, changed where a case says so. */
export const campaignOf = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 'popup00000001',
  type: 'lightbox',
  templateUrl: '',
  html: '<p>Hello</p>',
  onClickOnly: false,
  triggers: {},
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: false,
  parts: [],
  wire: {},
  ...changes,
})

/** A visitor in the given visit, at a time, with these markers on every popup. */
export const visitorOf = (markers: Partial<Record<Mark, Marker>> = {}, visits = 1, now = 0): Visitor => ({
  now: () => now,
  visits: () => visits,
  marker: (mark) => markers[mark],
})
