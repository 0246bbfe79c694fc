import type { Segment } from '../../server/results/counting'

/** Of what is stored without a visitor's request. */
export const SEGMENT: Segment = { pageKind: '', device: 'desktop', country: '' }
