/** The HTTP socket, with limits on connections and time-outs. */

import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { own } from '../../shared/values/own'
import { Failure } from '../lib/failure'
import { addressIn, networkOf } from './caller-network'

export interface Limits {
  /** Maximum number of concurrent connections; further ones are refused. */
  connections: number
  /** Maximum number of concurrent connections of one caller. */
  each: number
  /** Milliseconds for receiving a request's headers, and for the whole request. */
  head: number
  request: number
  /** Milliseconds without a byte in either direction: drops clients that do not read the response. */
  idle: number
  /** Milliseconds for which a connection waits for its next request. */
  keepAliveMs: number
  /** Milliseconds between checks of the time-outs. */
  look: number
}

interface Served {
  connections: number
  trustProxy: boolean
  /** Seconds. */
  keepAlive: number
}

/** Generous even for a slow phone: a lead is a few kilobytes. */
export const LIMITS: Omit<Limits, 'connections' | 'each'> = {
  head: 10_000,
  request: 30_000,
  idle: 60_000,
  keepAliveMs: 5_000,
  look: 1_000,
}

/**
 * Of the main port. Behind a proxy, all connections come from one address, and some are opened ahead: one that has not been
 * used yet must wait as long as one that has. Proxies keep off slow heads; bodies have a time of their own (intake).
 */
export const limitsOf = ({ connections, trustProxy, keepAlive }: Served): Limits => {
  const keepAliveMs = keepAlive * 1_000
  if (!trustProxy) return { ...LIMITS, connections, each: Math.ceil(connections / 4), keepAliveMs }
  const beyond = keepAliveMs + LIMITS.head
  return {
    ...LIMITS,
    connections,
    each: connections,
    keepAliveMs,
    head: beyond,
    request: Math.max(beyond, LIMITS.request),
  }
}

interface ListenOptions {
  port: number
  host: string | undefined
  /** Path of the public address, which not every proxy takes off. */
  below?: string
  /** The setting that names the port. */
  setting?: string
}

const REASONS: Record<string, (where: ListenOptions) => string> = {
  EADDRINUSE: ({ port, setting = 'PORT' }) =>
    `Port ${port} is in use. Stop what runs there, or choose another with ${setting}=${port < 65_535 ? port + 1 : 8787}`,
  EACCES: ({ port, setting = 'PORT' }) => `Port ${port} needs more rights. Choose one above 1023, like ${setting}=8787`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine. Leave it out to listen on all`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not known under this name. Leave it out to listen on all addresses`,
}

/** Limits connections per caller, so that one caller cannot use up all of them. */
const limitPerCaller = (server: Server, max: number): void => {
  const connections = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const caller = networkOf(addressIn(socket.remoteAddress ?? ''))
    const count = (connections.get(caller) ?? 0) + 1
    if (count > max) return socket.destroy()
    connections.set(caller, count)
    socket.once('close', () => {
      const remaining = (connections.get(caller) ?? 1) - 1
      if (remaining) connections.set(caller, remaining)
      else connections.delete(caller)
    })
  })
}

/** No valid host name, so that the request is refused. */
const NO_HOST = ' '

/** True for two Host headers: Node believes the first, and somebody before us may believe the second. */
const hasTwoHosts = (headers: string[]): boolean =>
  headers.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

/**
 * We and our proxy go by the Host header. The target of `GET http://other.example/ HTTP/1.1` would count more, so what it
 * says of a host is dropped.
 */
const trustHost = (server: Server): void => {
  server.prependListener('request', (incoming) => {
    if (incoming.url) incoming.url = incoming.url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
    if (hasTwoHosts(incoming.rawHeaders)) incoming.headers.host = NO_HOST
  })
}

/** A proxy may pass the path on below which the server is, or take it off: both lead to the same. */
const dropPath = (server: Server, path: string): void => {
  server.prependListener('request', (incoming) => {
    if (incoming.url?.startsWith(`${path}/`)) incoming.url = incoming.url.slice(path.length)
  })
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Resolves once the server listens. Rejects with a Failure if the address or port cannot be used. */
export const listen = (fetch: Fetch, options: ListenOptions, limits: Limits): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: fetch as Parameters<typeof serve>[0]['fetch'],
        port: options.port,
        ...(options.host && { hostname: options.host }),
        serverOptions: {
          headersTimeout: limits.head,
          requestTimeout: limits.request,
          keepAliveTimeout: limits.keepAliveMs,
          connectionsCheckingInterval: limits.look,
        },
      },
      () => resolve(server),
    ) as Server
    server.maxConnections = limits.connections
    server.setTimeout(limits.idle)
    limitPerCaller(server, limits.each)
    if (options.below) dropPath(server, options.below)
    trustHost(server)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = own(REASONS, error.code ?? '')
      reject(reason ? new Failure(reason(options)) : error)
    })
  })

const EVERYWHERE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** The server's URL for a browser on this machine. */
export const originOf = (server: Server, host: string | undefined): string => {
  const { port } = server.address() as AddressInfo
  const name = !host || EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
