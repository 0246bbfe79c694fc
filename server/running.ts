/** Where the server of this data folder runs: a note that it leaves there, for the commands beside it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'
import { ownerOnly } from './data-folder'

/** Milliseconds that a server on this machine has to answer. */
const PATIENCE = 1_000

const fileOf = (dataDir: string): string => join(dataDir, 'server.json')

interface Note {
  /** Where it answers on this machine. */
  origin?: unknown
  /** Where visitors reach it. */
  shown?: unknown
  pid?: unknown
}

const read = (dataDir: string): Note => {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) ?? {}
  } catch {
    // No server has run here, or it was stopped in the middle of a word.
    return {}
  }
}

/** Leaves the note; its remove. Where nothing can be written (PostgreSQL, no folder of its own), commands do without. */
export const noteRunning = ({ dataDir, publicUrl }: Config, origin: string): (() => void) => {
  const { pid } = process
  const note: Note = { origin, shown: publicUrl ?? origin, pid }
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(note), { mode: 0o600 })
    ownerOnly(fileOf(dataDir))
  } catch {
    return () => {}
  }
  return () => {
    // Another server may have been started on the same folder since.
    if (read(dataDir).pid !== pid) return
    try {
      rmSync(fileOf(dataDir))
    } catch {
      // It is not believed once nothing answers there.
    }
  }
}

/** The note of a server that was killed stays behind: it is believed once its address serves the script. */
const serves = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/wisp.js`, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })).ok
  } catch {
    return false
  }
}

/** Where visitors reach the server: as told, as it runs now, or as it would. */
export const serverOrigin = async ({ publicUrl, port, dataDir }: Config): Promise<string> => {
  if (publicUrl) return publicUrl
  const { origin, shown } = read(dataDir)
  const runs = typeof origin === 'string' && typeof shown === 'string' && (await serves(origin))
  return runs ? shown : `http://localhost:${port}`
}

/** Reached from this machine alone. */
export const isLocal = (origin: string): boolean => /^https?:\/\/localhost(:|$)/.test(origin)
