import type { Segment } from '../../server/results/counting'

/** The segment of rows that are stored without a visitor's request. */
export const SEGMENT: Segment = { pageKind: '', device: 'desktop', country: '' }
