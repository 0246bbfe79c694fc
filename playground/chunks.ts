/** All chunks by name, imported from source. */
import { POPUP_TYPES } from '../shared/model/popup-type'

const FILES = import.meta.glob<unknown>('../chunks/*/*/index.{ts,tsx}')
const CHUNKS = Object.fromEntries(Object.entries(FILES).map(([file, fetch]) => [file.split('/')[3], fetch]))

/** `words-de-popup` and its like, of which the build makes files. */
const WORDS = /^words-(\w+)-(\w+)$/

const wordsOf = async (language: string, group: string): Promise<unknown> => {
  const { translations } = await import('../shared/words/translations')
  const groups = new Map(Object.entries(translations)).get(language) ?? {}
  return { words: new Map<string, unknown>(Object.entries(groups)).get(group) }
}

/** Popup types that have a chunk. */
export const types = POPUP_TYPES.filter((type) => CHUNKS[type])

export const load = async <T>(chunk: string): Promise<T> => {
  const [, language, group] = WORDS.exec(chunk) ?? []
  if (language && group) return (await wordsOf(language, group)) as T
  const fetchChunk = CHUNKS[chunk]
  if (!fetchChunk) throw new Error(`There is no chunk "${chunk}"`)
  return (await fetchChunk()) as T
}
