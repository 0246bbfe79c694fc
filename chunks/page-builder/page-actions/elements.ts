import { bare } from '../../../shared/page/platform/safe-dom'
import { POPUP } from '../../../shared/wire/page/page-builder/markup'

export const byId = (id: string): HTMLElement | null => bare(document, 'getElementById')(id.trim().replace(/^#/, ''))

/** The elements with these ids, which are joined by commas. */
export const byIds = (ids: string): HTMLElement[] => ids.split(',').flatMap((id) => byId(id) ?? [])

/** The option id of a popup that is named by it, or by the DOM id of its element. */
export const popupNamed = (name: string): string => {
  const outer = byId(name)
  return (outer && bare(outer, 'getAttribute')(POPUP)) || name
}
