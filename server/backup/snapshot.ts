/**
 * Copies the embedded database as it is at one moment, while a server writes to it, in a thread so that progress can be told.
 * The copy is synced to the disk in small pieces: syncing hundreds of megabytes at once would make the server's own writes wait.
 */
import { statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Failure } from '../lib/failure'

// Without `synchronous = OFF` SQLite brings all of it to the disk at the end.
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.libsql)
const database = new Database(workerData.from)
try {
  for (const pragma of ['busy_timeout = 10000', 'synchronous = OFF']) database.exec('PRAGMA ' + pragma)
  database.prepare('VACUUM INTO ?').run(workerData.to)
  parentPort.postMessage('')
} catch ({ message }) {
  parentPort.postMessage(message || 'it failed')
} finally {
  database.close()
}
`

const LOOK_INTERVAL_MS = 500
/** Milliseconds between two times that what was written is brought to the disk. */
const FLUSH_INTERVAL_MS = 20

const sizeOf = (file: string): number => {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

const copy = (from: string, to: string, onProgress: (bytes: number, most: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const libsql = createRequire(import.meta.url).resolve('libsql')
    const worker = new Worker(SCRIPT, { eval: true, workerData: { libsql, from, to }, env: {} })
    const timer = setInterval(() => onProgress(sizeOf(to), sizeOf(from)), LOOK_INTERVAL_MS)
    const end = (problem: string): void => {
      clearInterval(timer)
      if (problem) reject(new Failure(`The backup could not be written: ${problem}`))
      else resolve()
    }
    worker.once('message', end)
    worker.once('error', (error) => end(error.message))
  })

const flushUntil = async (file: FileHandle, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await file.datasync()
    await pause(FLUSH_INTERVAL_MS)
  }
  await file.sync()
}

/**
 * @param to is made, and readable by its owner only
 * @param onProgress is told bytes that were written so far, and how many they may become
 */
export const snapshot = async (
  from: string,
  to: string,
  onProgress: (bytes: number, most: number) => void,
): Promise<void> => {
  const file = await open(to, 'wx', 0o600)
  let isOver = false
  const copied = copy(from, to, onProgress).finally(() => {
    isOver = true
  })
  try {
    await Promise.all([copied, flushUntil(file, () => isOver)])
  } finally {
    await copied.catch(() => {})
    await file.close()
  }
}
