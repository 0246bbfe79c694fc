/** The folder that a build works in, next to dist/. It is removed however the build ends. */
import { readdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Signal */
/** @type {Signal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but belongs to another user, so we may not signal it.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes work folders of builds whose process was killed. @param {string} root */
const sweep = (root) => {
  for (const name of readdirSync(root)) {
    const [, pid] = /^dist\.(\d+)$/.exec(name) ?? []
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid)))) remove(join(root, name))
  }
}

/**
 * Runs `work` with a folder of its own in `root` and removes the folder afterwards, also when the process is told to
 * end meanwhile.
 * @param {string} root
 * @param {(folder: string) => Promise<void>} work
 */
export const withWorkFolder = async (root, work) => {
  sweep(root)
  const folder = join(root, `dist.${process.pid}`)
  /** @param {Signal} signal */
  const interrupted = (signal) => {
    remove(folder)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, interrupted)
  try {
    await work(folder)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted)
    remove(folder)
  }
}
