/** Limits on the size of pictures. */

/** Pixels of an original, and of what is made of it (specification, section 9). Of an animation: of all its frames. */
export const MAX_IMAGE_PIXELS = 25_000_000

/** Bytes of a file that is added. */
export const MAX_IMAGE_FILE_BYTES = 25 * 1024 * 1024

/** Rounded up, so that a file with one byte too many does not have as many as are allowed. */
const megabytes = (bytes: number): string => `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`

/** The reason why a file is refused; goes on after its name. undefined: it is not too large. */
export const tooManyBytes = (bytes: number): string | undefined =>
  bytes > MAX_IMAGE_FILE_BYTES ? `has ${megabytes(bytes)}, more than ${megabytes(MAX_IMAGE_FILE_BYTES)}` : undefined

/** An animation with more is refused. */
export const MAX_FRAMES = 1_000

/** AVIF and GIF take seconds per million pixels on a slow machine; what is larger is WebP, or PNG. */
export const MAX_SLOW_FORMAT_PIXELS = 2_500_000

/** px: a kind of file has no longer sides, or none that its encoder makes. */
export const MAX_SIDES_PX = { avif: 16_384, webp: 16_383, jpeg: 65_500, gif: 65_535 } as const
