/** The second sentence of an error, for the visitor (specification, section 8). */
import type { GalleryContentChunk } from './chunks'

export const NO_TYPE = 'No content type found.'
export const UNEXPECTED_RESPONSE = 'Unexpected response.'
export const TRY_LATER = 'Please try again later.'

/** An error whose message is for the visitor. */
class Failure extends Error {}

export const fail = (sentence: string): never => {
  throw new Failure(sentence)
}

/** Whatever else goes wrong, the visitor is told to try again. */
export const explained =
  (make: GalleryContentChunk['make']): GalleryContentChunk['make'] =>
  async (item, signal, load) => {
    try {
      return await make(item, signal, load)
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(TRY_LATER)
    }
  }
