/** The designs of the library, each fetched when it is asked for: a frame shows one of more than a hundred. */
import type { PopupType } from '../shared/model/popup-type'
import { readPath, toDesign } from '../templates/design-file'
import type { Design, DrawnDesign } from '../templates/kit/library'

const FILES = import.meta.glob<DrawnDesign>(['../templates/*/*.tsx', '!../templates/{art,kit}/*'])
const paths = new Map(Object.keys(FILES).map((path) => [readPath(path).name, path]))

/** The types of all designs, by the name of the design. */
export const types: ReadonlyMap<string, PopupType> = new Map(
  [...paths].map(([name, path]) => [name, readPath(path).type]),
)

/** The designs that have been fetched so far, by name. */
export const library: Record<string, Design> = {}

export const fetchDesign = async (name: string): Promise<Design | undefined> => {
  const path = paths.get(name)
  const module = path && (await FILES[path]?.())
  if (path && module) library[name] = toDesign(path, module)
  return module ? library[name] : undefined
}
