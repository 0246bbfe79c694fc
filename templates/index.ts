/**
 * All designs of the library by name, as their files say: `lightbox/01-newsletter.tsx` is format 1 of the lightbox;
 * `content/reading.tsx` has no number.
 */
import type { PopupType } from '../shared/model/popup-type'
import { brandOf } from './brands'
import type { Design, DrawnDesign } from './kit/library'

const files = import.meta.glob<DrawnDesign>(['./*/*.tsx', '!./{art,kit}/*'], { eager: true })

const FILE = /^\.\/([\w-]+)\/(?:(\d+)-)?([\w-]+)\.tsx$/

const designs = Object.entries(files).map(([path, drawn]): [string, Design] => {
  const [, type = '', number, name = ''] = FILE.exec(path) ?? []
  const theme = { ...brandOf(drawn.brand).theme, ...drawn.theme }
  return [name, { ...drawn, theme, type: type as PopupType, format: number ? Number(number) : undefined }]
})

export const library: Readonly<Record<string, Design>> = Object.fromEntries(designs)
