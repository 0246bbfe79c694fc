/** The part of a file that a request asks for. Safari plays films only from servers that answer with parts. */
import type { Context } from 'hono'

interface Part {
  start: number
  /** The last byte, which belongs to it. */
  end: number
}

/**
 * The part; 'none' if the file has no such part; undefined for the whole file, which also is the answer to several
 * parts at once. https://www.rfc-editor.org/rfc/rfc9110#name-range
 */
export const partOf = (header: string | undefined, size: number): Part | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return
  if (!from) return Number(to) > 0 ? { start: Math.max(0, size - Number(to)), end: size - 1 } : 'none'
  const [start, end] = [Number(from), to ? Math.min(Number(to), size - 1) : size - 1]
  if (to && Number(to) < start) return
  return start < size ? { start, end } : 'none'
}

/** Answers with a file, or with the part of it that is asked for. */
export const answerWith = (c: Context, content: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response => {
  const part = partOf(c.req.header('range'), content.length)
  if (part === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${content.length}` })
  const { start, end } = part ?? { start: 0, end: content.length - 1 }
  return c.body(content.subarray(start, end + 1), part ? 206 : 200, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': `${end + 1 - start}`,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${content.length}` }),
  })
}
