/** Schemas of pictures and films in a page document. */
import * as v from 'valibot'
import { maybeEmpty, Source } from '../../files/addresses'
import { keyed, oneOf, whole, words } from '../../files/values'
import type { Picture, VideoBackground } from '../document'

const side = v.exactOptional(whole('a number of px, 1 to 20000', 1, 20_000))

export const PictureFile: v.GenericSchema<unknown, Picture> = v.pipe(
  keyed({ src: Source, alt: maybeEmpty(500), width: side, height: side }),
  // 0: as in the picture's own file.
  v.transform((picture) => ({ ...picture, width: picture.width ?? 0, height: picture.height ?? 0 })),
)

const FILM_TYPES = ['self-hosted', 'youtube', 'image'] as const

/** The schema of each type of film. */
const NEEDS = { 'self-hosted': 'source', youtube: 'youtube', image: 'poster' } as const

export const VideoFile: v.GenericSchema<unknown, VideoBackground> = v.pipe(
  keyed({
    type: oneOf(FILM_TYPES),
    source: v.exactOptional(
      v.pipe(
        keyed({ mp4: v.exactOptional(Source), webm: v.exactOptional(Source), ogv: v.exactOptional(Source) }),
        v.check((source) => Object.keys(source).length > 0, 'must name at least one of mp4, webm and ogv'),
      ),
    ),
    youtube: v.exactOptional(v.pipe(words, v.regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube video'))),
    poster: v.exactOptional(Source),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const need = NEEDS[dataset.value.type]
    if (dataset.value[need] === undefined)
      addIssue({ message: `must have ${need} with the type ${dataset.value.type}` })
  }),
)
