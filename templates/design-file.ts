/** What the name of a design's file says: `lightbox/01-newsletter.tsx` is format 1 of the lightbox; `content/reading.tsx` has no number. */
import type { PopupType } from '../shared/model/popup-type'
import { brandOf } from './brands'
import type { Design, DrawnDesign } from './kit/library'

const FILE = /([\w-]+)\/(?:(\d+)-)?([\w-]+)\.tsx$/

export const readPath = (path: string): { name: string; type: PopupType; format: number | undefined } => {
  const [, type = '', number, name = ''] = FILE.exec(path) ?? []
  return { name, type: type as PopupType, format: number ? Number(number) : undefined }
}

export const toDesign = (path: string, design: DrawnDesign): Design => {
  const { type, format } = readPath(path)
  return { ...design, theme: { ...brandOf(design.brand).theme, ...design.theme }, type, format }
}
