/** All designs of the library by name. */
import { readPath, toDesign } from './design-file'
import type { Design, DrawnDesign } from './kit/library'

const files = import.meta.glob<DrawnDesign>(['./*/*.tsx', '!./{art,kit}/*'], { eager: true })

export const library: Readonly<Record<string, Design>> = Object.fromEntries(
  Object.entries(files).map(([path, design]) => [readPath(path).name, toDesign(path, design)]),
)
