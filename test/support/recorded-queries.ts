/** A store that remembers every query that it asks its database, and which of its methods were called. */
import type { Dialect } from 'kysely'
import type { DatabaseLocation } from '../../server/db/database'
import { libsqlDialect } from '../../server/db/libsql'
import { postgresDialect } from '../../server/db/postgres'
import type { Reader } from '../../server/db/reader'
import { Retrying } from '../../server/db/retry'
import type { Tables } from '../../server/db/schema/index'
import { createStore, type Store } from '../../server/store/store'

export interface Query {
  sql: string
  parameters: readonly unknown[]
}

const dialectOf = ({ dataDir, databaseUrl }: DatabaseLocation): Dialect =>
  databaseUrl ? postgresDialect(databaseUrl) : libsqlDialect(dataDir)

/** Wraps the methods so that each call notes its name. */
const noting = (store: Store, called: Set<string>): Store => {
  const wrap = (subject: object, name: string): object =>
    new Proxy(subject, {
      get(target, property, self) {
        const value = Reflect.get(target, property, self)
        const path = name ? `${name}.${String(property)}` : String(property)
        if (typeof value === 'function') called.add(path)
        else if (value && typeof value === 'object' && !Array.isArray(value)) return wrap(value, path)
        return value
      },
    })
  return wrap(store, '') as Store
}

/** Names of all methods of all subjects. */
const methodsIn = (subject: object, name = ''): string[] =>
  Object.entries(subject).flatMap(([property, value]) => {
    const path = name ? `${name}.${property}` : property
    if (typeof value === 'function') return path
    return value && typeof value === 'object' && !Array.isArray(value) ? methodsIn(value, path) : []
  })

/** @param reading absent: its reads are remembered too */
export const recordedStore = (location: DatabaseLocation, reading?: Reader) => {
  const queries = new Map<string, Query>()
  const called = new Set<string>()
  const db = new Retrying<Tables>({
    dialect: dialectOf(location),
    log({ query: { sql, parameters } }) {
      queries.set(sql.replace(/(\((\?|\$\d+)(, (\?|\$\d+))*\))(, \((\?|\$\d+)(, (\?|\$\d+))*\))*/g, '(…)'), {
        sql,
        parameters,
      })
    },
  })
  const store = createStore(db, reading)
  return {
    db,
    store: noting(store, called),
    /** One of each kind, whatever its number of values. */
    queries: (): Query[] => [...queries.values()],
    uncalled: (): string[] => methodsIn(store).filter((name) => !called.has(name)),
  }
}
