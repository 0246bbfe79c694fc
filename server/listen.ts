/** The socket: who may hold a connection, and for how long. */

import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { own } from '../shared/platform/own'
import { Failure } from './failure'
import { addressIn, networkOf } from './network'

export interface Limits {
  /** At the same time; more are turned away. */
  connections: number
  /** Of these, for one caller. */
  each: number
  /** Milliseconds until the head of a request has come, and until all of it has. */
  head: number
  request: number
  /** Milliseconds without a byte in either direction, for who does not read our answer. */
  idle: number
  /** Milliseconds between two looks at the clock. */
  look: number
}

/** A slow phone sends a lead of some kilobytes in far less. */
export const LIMITS: Omit<Limits, 'connections' | 'each'> = { head: 10_000, request: 30_000, idle: 60_000, look: 1_000 }

interface Where {
  port: number
  host: string | undefined
}

const REASONS: Record<string, (where: Where) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop what runs there, or choose another with PORT=${port < 65_535 ? port + 1 : 8787}`,
  EACCES: ({ port }) => `Port ${port} needs more rights. Choose one above 1023, like PORT=8787`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is no address of this machine. Leave it out to listen on all`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not known under this name. Leave it out to listen on all addresses`,
}

/** One caller must not take the places of all others. */
const shareOut = (server: Server, each: number): void => {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const caller = networkOf(addressIn(socket.remoteAddress ?? ''))
    const count = (held.get(caller) ?? 0) + 1
    if (count > each) return socket.destroy()
    held.set(caller, count)
    socket.once('close', () => {
      const left = (held.get(caller) ?? 1) - 1
      if (left) held.set(caller, left)
      else held.delete(caller)
    })
  })
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Resolves once it listens. */
export const listen = (fetch: Fetch, where: Where, limits: Limits): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: fetch as Parameters<typeof serve>[0]['fetch'],
        port: where.port,
        hostname: where.host,
        serverOptions: {
          headersTimeout: limits.head,
          requestTimeout: limits.request,
          connectionsCheckingInterval: limits.look,
        },
      },
      () => resolve(server),
    ) as Server
    server.maxConnections = limits.connections
    server.setTimeout(limits.idle)
    shareOut(server, limits.each)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = own(REASONS, error.code ?? '')
      reject(reason ? new Failure(reason(where)) : error)
    })
  })

const EVERYWHERE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** Where a browser of this machine finds it. */
export const originOf = (server: Server, host: string | undefined): string => {
  const { port } = server.address() as AddressInfo
  const name = !host || EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
