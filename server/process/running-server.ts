/** A file in the data folder that says where its server runs, for other commands. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOnly } from '../lib/data-folder'
import type { Config } from './config'

/** Milliseconds to wait for a server on this machine to answer. */
const ANSWER_TIMEOUT_MS = 1_000

const fileOf = (dataDir: string): string => join(dataDir, 'server.json')

interface Note {
  /** The server's URL on this machine. */
  origin?: unknown
  /** The server's public URL. */
  shown?: unknown
  pid?: unknown
}

const read = (dataDir: string): Note => {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) ?? {}
  } catch {
    // No server has run here, or the file was only partly written.
    return {}
  }
}

/**
 * Writes the note and returns its remove. If the folder is not writable (as with PostgreSQL), other commands work
 * without it.
 */
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
    // Another server may have started on this folder since.
    if (read(dataDir).pid !== pid) return
    try {
      rmSync(fileOf(dataDir))
    } catch {
      // A stale note does no harm: it is ignored if nothing answers at its URL.
    }
  }
}

/** A killed server leaves its note behind, so check that its URL serves the script. */
export const serves = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/wisp.js`, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}

/** True if a server that was started on this folder is there, also if it takes long to answer. */
export const isServing = async (dataDir: string): Promise<boolean> => {
  const { origin } = read(dataDir)
  if (typeof origin !== 'string') return false
  return fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    () => true,
    ({ name }: Error) => name === 'TimeoutError',
  )
}

/** The public URL: as configured, else of the running server, else where it would run. */
export const serverOrigin = async ({ publicUrl, port, dataDir }: Config): Promise<string> => {
  if (publicUrl) return publicUrl
  const { origin, shown } = read(dataDir)
  const runs = typeof origin === 'string' && typeof shown === 'string' && (await serves(origin))
  return runs ? shown : `http://localhost:${port}`
}

/** True if the URL works on this machine only. */
export const isLocal = (origin: string): boolean => /^https?:\/\/localhost(:|$)/.test(origin)
