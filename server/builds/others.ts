/** Files of builds that this server does not have: pages got their scripts from another server. */

import { LRUCache } from 'lru-cache'
import { Refusal } from '../http/refusal'
import { ENCODINGS, typeOf } from './assets'
import type { BuildPlace } from './place'

export interface OtherBuilds {
  /** `encodings`: those that the caller accepts. undefined: there is no such file. */
  find(path: string, accepts: (encoding: string) => boolean): Promise<FileOfBuild | undefined>
}

interface FileOfBuild {
  body: Uint8Array
  type: string
  /** '' if it is not compressed. */
  encoding: string
}

/** Bytes of files in memory, and of the names of those that are nowhere. */
const MAX_FILE_CACHE_BYTES = 16 * 1024 * 1024
const MAX_MISSING_NAME_BYTES = 256 * 1024
/** Bytes of an entry without its file and name, roughly. */
const ENTRY_OVERHEAD_BYTES = 200
/** Milliseconds until it is looked again for a file that was nowhere. */
const MISSING_FILE_MS = 10_000

/** Names as builds have them; none of these leads out of the folder. */
const NAME = /^\/(v\/(?:[\da-f]{10}|fonts|pages)(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)+)$/

const unavailable = (): never => {
  throw new Refusal(503, 'The files of other builds cannot be read', { headers: { 'Retry-After': '10' } })
}

export const otherBuilds = (place: BuildPlace): OtherBuilds => {
  const files = new LRUCache<string, Uint8Array>({
    maxSize: MAX_FILE_CACHE_BYTES,
    sizeCalculation: (file) => file.length + ENTRY_OVERHEAD_BYTES,
  })
  const missingPaths = new LRUCache<string, true>({
    maxSize: MAX_MISSING_NAME_BYTES,
    sizeCalculation: (_, name) => name.length + ENTRY_OVERHEAD_BYTES,
    ttl: MISSING_FILE_MS,
  })

  const read = async (name: string): Promise<Uint8Array | undefined> => {
    const cached = files.get(name)
    if (cached || missingPaths.get(name)) return cached
    const file = await place.read(name).catch(unavailable)
    if (file) files.set(name, file)
    else missingPaths.set(name, true)
    return file
  }
  return {
    async find(path, accepts) {
      const [, name] = NAME.exec(path) ?? []
      if (!name) return
      for (const [encoding, suffix] of ENCODINGS) {
        const body = accepts(encoding) ? await read(name + suffix) : undefined
        if (body) return { body, encoding, type: typeOf(name) }
      }
      const body = await read(name)
      return body && { body, encoding: '', type: typeOf(name) }
    },
  }
}
