import type { Campaign } from '../../page/model/campaign'

/** Our own field, not in the specification; absent for a popup without any. */
export const priorityOf = ({ wire }: Pick<Campaign, 'wire'>): number => Number(wire.priority) || 0
