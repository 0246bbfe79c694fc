import { bare } from '../../../shared/page/platform/safe-dom'

export const byId = (id: string): HTMLElement | null => bare(document, 'getElementById')(id.trim().replace(/^#/, ''))

/** The elements with these ids, which are joined by commas. */
export const byIds = (ids: string): HTMLElement[] => ids.split(',').flatMap((id) => byId(id) ?? [])
