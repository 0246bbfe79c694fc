/** Countries by address, from a file that the owner keeps up to date (MaxMind's format). */
import { readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { Log } from '../lib/log'

/** Milliseconds after which the file may have changed. */
const RECHECK_AFTER_MS = 10_000

/** The usual place of the code, and the one in files without names of countries. */
type CountryRecord = Partial<Pick<CountryResponse, 'country'>> & { country_code?: unknown }

const codeIn = (record: CountryRecord | null): string => {
  const code = record?.country?.iso_code ?? record?.country_code
  return typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : ''
}

/** A file that is replaced may have the same size, or be written in the same second. */
const versionOf = ({ mtimeMs, size, ino }: { mtimeMs: number; size: number; ino: number }): string =>
  [mtimeMs, size, ino].join(' ')

const open = (bytes: Buffer): Reader<CountryResponse> => new Reader<CountryResponse>(bytes)

export interface CountryFile {
  /** Two letters; '' for an address that is not in the file. */
  of(address: string): string
  /** Resolves once the file has been read again, if it has changed. One that cannot be read changes nothing. */
  refresh(): Promise<void>
}

/** Throws if the file cannot be read. */
export const openCountryFile = (path: string, log: Log): CountryFile => {
  let version = versionOf(statSync(path))
  let reader = open(readFileSync(path))
  let lookedAt = performance.now()
  let looking: Promise<void> | undefined

  const look = async (): Promise<void> => {
    const now = versionOf(await stat(path))
    if (now === version) return
    reader = open(await readFile(path))
    version = now
  }
  const refresh = (): Promise<void> => {
    lookedAt = performance.now()
    looking ??= look()
      .catch((error: Error) => log(`The file of countries could not be read again: ${error.message}`))
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  return {
    of(address) {
      if (performance.now() - lookedAt > RECHECK_AFTER_MS) void refresh()
      try {
        return codeIn(reader.get(address))
      } catch {
        // Not an address, or one of another family than the file's.
        return ''
      }
    },
    refresh,
  }
}
