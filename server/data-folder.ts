/** The folder that holds the embedded database and the desk's token: personal data and a key, for its owner alone. */

import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { own } from '../shared/platform/own'
import { Failure } from './failure'

const { R_OK, W_OK, X_OK } = constants

const WHY: Record<string, string> = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'what should hold it is a file',
}

/** Why the system said no, for people. */
export const why = (error: unknown): string => {
  const { code = '' } = error as NodeJS.ErrnoException
  return own(WHY, code) ?? `the system says ${code || 'no'}`
}

/** Takes all rights from others, where that is ours to do: of files in a mounted volume it may not be. */
export const ownerOnly = (path: string): void => {
  try {
    const stat = statSync(path)
    // A folder that everybody may write to (/tmp) is not ours to close, whoever we are.
    if (stat.isDirectory() && stat.mode & 0o1000) return
    chmodSync(path, stat.isDirectory() ? 0o700 : 0o600)
  } catch {
    // It is not there, or another's.
  }
}

/** Throws unless this process may write to what is there. */
export const mustWrite = (path: string, name: string): void => {
  try {
    accessSync(path, statSync(path).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK)
  } catch (error) {
    throw new Failure(`${name} ${path} cannot be written: ${why(error)}. Give its user the right, or set DATA_DIR`)
  }
}

/** Makes the folder, or makes sure of the one there is. */
export const openDataFolder = (dataDir: string): void => {
  const path = resolve(dataDir)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Failure(
      isFile
        ? `The data folder ${path} is a file. Move it away, or name another folder with DATA_DIR`
        : `The data folder ${path} cannot be made: ${why(error)}. Make it, or name another with DATA_DIR`,
    )
  }
  mustWrite(path, 'The data folder')
  ownerOnly(path)
}
