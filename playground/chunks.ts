/** All chunks by name, imported from source. */
import { POPUP_TYPES } from '../shared/model/popup-type'

const FILES = import.meta.glob<unknown>('../chunks/*/*/index.{ts,tsx}')
const CHUNKS = Object.fromEntries(Object.entries(FILES).map(([file, fetch]) => [file.split('/')[3], fetch]))

/** Popup types that have a chunk. */
export const types = POPUP_TYPES.filter((type) => CHUNKS[type])

export const load = async <T>(chunk: string): Promise<T> => {
  const found = CHUNKS[chunk]
  if (!found) throw new Error(`There is no chunk "${chunk}"`)
  return (await found()) as T
}
