/** Popup file: pictures of the owner's, in the places that a design of the library has for them. */
import * as v from 'valibot'
import type { OwnPicture } from '../../../shared/model/pictures'
import { isRemote, maybeEmpty, Source } from '../../files/addresses'
import { readLocal } from '../../files/local-files'
import { suggestion } from '../../files/suggest'
import { keyed, mapOf, number } from '../../files/values'
import type { Problem } from '../../lib/invalid'
import { onceOrForEach } from './per-language'

const percent = number('a percentage, 0 to 100', 0, 100)

export const ImagesFile = mapOf(
  keyed({
    src: Source,
    alt: onceOrForEach(maybeEmpty(500)),
    focus: v.exactOptional(keyed({ x: percent, y: percent })),
  }),
)

export type Images = Record<string, OwnPicture>

const sourceProblems = (file: string, name: string, { src }: OwnPicture): Problem[] => {
  const localFile = isRemote(src) ? undefined : readLocal(file, src, 'photo')
  return typeof localFile === 'string' ? [{ path: ['images', name, 'src'], message: localFile }] : []
}

/** @param places the places of the design */
export const imageProblems = (file: string, images: Images = {}, places: string[] = []): Problem[] =>
  Object.entries(images).flatMap(([name, picture]) => {
    if (places.includes(name)) return sourceProblems(file, name, picture)
    const hint = suggestion(name, places) || `; it has ${places.join(', ') || 'none'}`
    return [{ path: ['images', name], message: `the design has no such picture${hint}`, key: true }]
  })
