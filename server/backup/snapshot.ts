/** Copies the embedded database as it is at one moment, while a server writes to it, in a thread so that progress can be told. */
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { Failure } from '../failure'

const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.libsql)
const database = new Database(workerData.from)
try {
  database.exec('PRAGMA busy_timeout = 10000')
  database.prepare('VACUUM INTO ?').run(workerData.to)
  parentPort.postMessage('')
} catch ({ message }) {
  parentPort.postMessage(message || 'it failed')
} finally {
  database.close()
}
`

const LOOK_MS = 500

const sizeOf = (file: string): number => {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

/** @param onProgress is told bytes that were written so far, and how many they may become */
export const snapshot = (from: string, to: string, onProgress: (bytes: number, most: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const libsql = createRequire(import.meta.url).resolve('libsql')
    const worker = new Worker(SCRIPT, { eval: true, workerData: { libsql, from, to }, env: {} })
    const timer = setInterval(() => onProgress(sizeOf(to), sizeOf(from)), LOOK_MS)
    const end = (problem: string): void => {
      clearInterval(timer)
      if (problem) reject(new Failure(`The backup could not be written: ${problem}`))
      else resolve()
    }
    worker.once('message', end)
    worker.once('error', (error) => end(error.message))
  })
