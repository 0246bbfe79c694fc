/** A route: its method and path, the limits that apply, and a handler that gets the services it needs. */
import type { Context } from 'hono'
import type { Encoding } from './encodings'

interface Place {
  method: 'GET' | 'POST'
  path: string
  /** The rate limit that applies; default: 'read'. Routes of the desk have none. */
  counts?: 'lead' | 'report' | 'read'
}

export interface Answer {
  /** A text is compressed for each call if that pays; bytes are sent as they are. */
  body: string | Uint8Array<ArrayBuffer>
  /** The encoding of a body of bytes. */
  encoding?: Encoding
  /** Headers in addition to those of all hot routes; absent: JSON that is not cached. */
  headers?: Record<string, string>
}

/** A route that every page calls (server/http/hot.ts). */
export interface HotRoute<Services> extends Place {
  /** A response of its own is sent as it is. */
  hot: (c: Context, services: Services) => Answer | Response | Promise<Answer | Response>
}

interface Guarded extends Place {
  /** The handler limits the body itself, because how much it takes depends on what the address names. */
  limitsBody?: true
  /** Compress the response; for large responses that visitors wait for. */
  compressed?: true
  /** Answers 304 while nothing has changed. This buffers the whole response, so do not use it for streams. */
  polled?: true
}

// Handlers are properties, not methods, so that the compiler refuses one that needs more than it is given.

export interface Route<Services = unknown> extends Guarded {
  desk?: never
  handle: (c: Context, services: Services) => Response | Promise<Response>
}

/** Requires the desk token. */
export interface DeskRoute<Services> extends Guarded {
  desk: true
  handle: (c: Context, services: Services) => Response | Promise<Response>
}

/** A path parameter that the route's pattern guarantees. */
export const param = (c: Context, name: string): string => c.req.param(name) ?? ''
