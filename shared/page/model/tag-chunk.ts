import type { Options } from './settings'

/** Begins with what the tag says. @param folder of the script */
export type Begin = (options: Options, folder: URL) => void

/** The exports of the tag chunk. Loaded if the tag of a script does not say all, and in frames. */
export interface TagChunk {
  /** @param current the script element that runs, if there is one @param knownAddress the address of one of our scripts */
  readTag(current: HTMLScriptElement | null, knownAddress: string, begin: Begin): void
}
