/** Ids and names of images as parts of a path. */

const IMAGE_ENDINGS = /\.(png|jpe?g?|webp|avif)$/i

/** Signs that a file system or a path would not read as letters; and dots, so that no name has a second ending. */
const UNSAFE_CHARACTERS = /%(2F|5C|3F|3C|3E|7C|3A|22|E2%80%9C)|[.*]/g

/** A lone half of a pair of letters cannot be encoded. */
const LONE_HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const encoded = (text: string): string => encodeURIComponent(text.replace(LONE_HALF, '\uFFFD'))

/** In small letters, without its dot; '' if this is no image that can be changed, such as a GIF. */
export const endingOf = (id: string): string => (IMAGE_ENDINGS.exec(id)?.[1] ?? '').toLowerCase()

/** One segment of a path; a segment of dots would lead upwards. */
export const idPart = (id: string): string => encoded(id).replace(/^\.+$/, '_')

const withoutEnding = (name: string): string => encoded(name.replace(IMAGE_ENDINGS, '')).replace(UNSAFE_CHARACTERS, '_')

export const namePart = (id: string, name: string): string => withoutEnding(name) || withoutEnding(id) || '_'
