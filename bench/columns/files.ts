/** Serves files like a CDN: compressed in advance at the highest level, readable by any origin. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { at } from '../../build/paths.js'
import { own } from '../../shared/values/own'
import type { Served } from './column'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cache-control': 'public, max-age=3600',
}

export const installedBytes = (file: string): Uint8Array => {
  const path = at(`bench/node_modules/${file}`)
  if (!existsSync(path)) throw new Error(`${file} is not installed in bench/`)
  return readFileSync(path)
}

export const installed = (file: string): string => new TextDecoder().decode(installedBytes(file))

const PINNED = JSON.parse(readFileSync(at('bench/package.json'), 'utf8')).dependencies as Record<string, string>

/** As bench/package.json pins it: what only counts our own files runs without the packages. @throws for a name that is not there */
export const versionOf = (name: string): string => {
  const version = own(PINNED, name)
  if (version === undefined) throw new Error(`bench/package.json has no ${name}`)
  return version
}

/**
 * Serves the files by path; bytes are compressed already. All other requests, such as reports, get an empty object.
 */
export const serveFiles = (files: Record<string, string | Uint8Array>): Served => {
  const served = new Map(
    Object.entries(files).map(([path, content]) =>
      typeof content === 'string'
        ? [path, { body: brotliCompressSync(content), headers: { 'content-encoding': 'br' } }]
        : [path, { body: content, headers: {} }],
    ),
  )
  return {
    fetch({ method, url }) {
      const { pathname } = new URL(url)
      const file = served.get(pathname)
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS })
      if (!file) return Response.json({}, { headers: HEADERS })
      const type = TYPES[extname(pathname)] ?? 'application/json'
      return new Response(new Uint8Array(file.body), { headers: { ...HEADERS, ...file.headers, 'content-type': type } })
    },
  }
}
