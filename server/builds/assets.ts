/** The built files. They are listed once per build, so that a request can only reach files on the list. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { own } from '../../shared/values/own'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
}

export const typeOf = (path: string): string => own(TYPES, extname(path)) ?? 'application/octet-stream'

/** In order of preference. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Asset {
  type: string
  etag: string
  /** The file name contains a hash of its content, so it never changes. */
  immutable: boolean
  /** Content encodings for which a compressed file exists. */
  encodings: string[]
  read(encoding?: string): Promise<Buffer>
}

/** Keyed by path, with a leading slash. */
export type Assets = Pick<ReadonlyMap<string, Asset>, 'get' | 'has'>

const describe = (file: string, path: string): Asset => {
  const suffixes = new Map<string, string>(ENCODINGS.filter(([, suffix]) => existsSync(file + suffix)))
  return {
    type: typeOf(file),
    etag: createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16),
    immutable: path.startsWith('/v/'),
    encodings: [...suffixes.keys()],
    read: (encoding = '') => readFile(file + (suffixes.get(encoding) ?? '')),
  }
}

export const listAssets = (folder: string): ReadonlyMap<string, Asset> => {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return [path, describe(file, path)]
    }),
  )
}

/** Tells builds apart; '' if there is none, or while one is being replaced. */
const buildOf = (dist: string): string => {
  const stamp = statSync(join(dist, 'stamp'), { throwIfNoEntry: false })
  return stamp ? `${stamp.ino} ${stamp.mtimeMs}` : ''
}

/**
 * The files of the current build and of those before it. A build while the server runs moves the files, so they are
 * listed again: otherwise the new script would ask for chunks that are on no list.
 */
export const currentAssets = (dist: string): Assets => {
  const all = () => new Map([...listAssets(join(dist, 'kept')), ...listAssets(join(dist, 'public'))])
  let [build, assets] = [buildOf(dist), all()]
  const current = (): Assets => {
    const now = buildOf(dist)
    if (now && now !== build) [build, assets] = [now, all()]
    return assets
  }
  return { get: (path) => current().get(path), has: (path) => current().has(path) }
}
