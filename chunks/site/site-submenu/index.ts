/** A list below a link or button of a menu, which opens by hovering, by keyboard and by a press. */
import type { PieceChunk } from '../../../shared/page/model/site'
import { all } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import { followKeys } from './keys'
import { createMenu } from './menu'
import { prepare } from './parts'
import { followPointer } from './pointer'
import './submenu.css'

addPageSheet(import.meta.wispCss)

export const attach: PieceChunk['attach'] = (element) => {
  const parts = prepare(element)
  if (!parts) return () => {}
  const menu = createMenu(parts)
  // A visitor who was faster than this code may already be in the list.
  menu.set(menu.isUsed())
  return all([followPointer(menu), followKeys(menu), () => menu.set(false)])
}
