/** Serves files like a CDN: compressed in advance at the highest level, readable by any origin. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { at } from '../../build/paths.js'
import type { Served } from './column'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cache-control': 'public, max-age=3600',
}

export const installed = (file: string): string => {
  const path = at(`bench/node_modules/${file}`)
  if (!existsSync(path)) throw new Error(`${file} is not installed in bench/`)
  return readFileSync(path, 'utf8')
}

export const versionOf = (name: string): string => JSON.parse(installed(`${name}/package.json`)).version

/** Serves the files by path. All other requests, such as reports, get an empty object. */
export const serveFiles = (files: Record<string, string>): Served => {
  const compressed = new Map(Object.entries(files).map(([path, text]) => [path, brotliCompressSync(text)]))
  return {
    fetch({ method, url }) {
      const { pathname } = new URL(url)
      const body = compressed.get(pathname)
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS })
      if (!body) return Response.json({}, { headers: HEADERS })
      const type = TYPES[extname(pathname)] ?? 'application/json'
      return new Response(new Uint8Array(body), {
        headers: { ...HEADERS, 'content-type': type, 'content-encoding': 'br' },
      })
    },
  }
}
