/**
 * The connection that the desk, exports and webhooks read with: some of what they ask takes long, and what visitors send
 * must not wait for it. Code that takes a Reader never gets the connection that visitors' calls write with.
 */
import type { DatabaseLocation, Db } from './database'
import { postgresDialect } from './postgres'
import { readingDialect } from './reading-connection'
import { Retrying } from './retry'
import type { Tables } from './schema/index'

declare const READS: unique symbol

/** A reading connection, or an object that uses one. */
export interface OfReader {
  readonly [READS]: true
}

export type Reader = Db & OfReader

/** For tests, which may have one connection only. */
export const asReader = (db: Db): Reader => db as Reader

export const connectReading = ({ dataDir, databaseUrl }: DatabaseLocation): Reader =>
  asReader(
    new Retrying<Tables>({
      dialect: databaseUrl ? postgresDialect(databaseUrl, { connections: 2 }) : readingDialect(dataDir),
    }),
  )
