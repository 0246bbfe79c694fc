import { bare } from '../../../shared/page/platform/safe-dom'
import { POPUP } from '../../../shared/wire/page/page-builder/markup'
import { byId } from './elements'

/** The option id of a popup that is named by it, or by the DOM id of its element. */
export const popupNamed = (name: string): string => {
  const outer = byId(name)
  return (outer && bare(outer, 'getAttribute')(POPUP)) || name
}
