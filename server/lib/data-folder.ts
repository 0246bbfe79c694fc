/** The data folder holds the embedded database and the desk token. Both are private, so only its owner may read it. */

import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { own } from '../../shared/values/own'
import { Failure } from './failure'

const { R_OK, W_OK, X_OK } = constants

const WHY: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its parent is a file',
  ENOENT: 'it does not exist',
}

/** The file with the desk's token. */
export const tokenFile = (dataDir: string): string => join(dataDir, 'desk-token')

/** A system error's code as a readable reason. */
export const why = (error: unknown): string => {
  const { code = '' } = error as NodeJS.ErrnoException
  return own(WHY, code) ?? `the system reports ${code || 'an error'}`
}

/** Removes access for other users. Ignores failure: we may not own files on a mounted volume. */
export const ownerOnly = (path: string): void => {
  try {
    const stat = statSync(path)
    // Never change a shared folder with the sticky bit, like /tmp, even when run as root.
    if (stat.isDirectory() && stat.mode & 0o1000) return
    chmodSync(path, stat.isDirectory() ? 0o700 : 0o600)
  } catch {
    // The file does not exist, or belongs to another user.
  }
}

/** Throws a Failure unless this process may write to the path. */
export const mustWrite = (path: string, name: string): void => {
  try {
    accessSync(path, statSync(path).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK)
  } catch (error) {
    throw new Failure(`${name} ${path} cannot be written: ${why(error)}. Give this user permission, or set DATA_DIR`)
  }
}

/** Creates the folder, or checks that the existing one is usable. */
export const openDataFolder = (dataDir: string): void => {
  const path = resolve(dataDir)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Failure(
      isFile
        ? `The data folder ${path} is a file. Move it away, or choose another folder with DATA_DIR`
        : `The data folder ${path} cannot be created: ${why(error)}. Create it, or choose another with DATA_DIR`,
    )
  }
  mustWrite(path, 'The data folder')
  ownerOnly(path)
}
