/**
 * Kysely's driver for the embedded database. Statements are prepared once. Whatever writes takes the write lock first,
 * by `exec`: any other statement that meets a lock stays open in libsql, and then nothing can be committed any more.
 */
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import type Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { retried } from './retry'

type Handle = InstanceType<typeof Database>
type Statement = ReturnType<Handle['prepare']> & { reader: boolean }

/** Statements that are kept prepared, and their characters: groups of hundreds of rows take hundreds of kilobytes each. */
const MAX_STATEMENTS = 200
const MAX_STATEMENT_CHARACTERS = 300_000

const BEGIN = 'begin immediate'
/** `analyze` writes what it has found. */
const WRITES = /^\s*(insert|update|delete|replace|analyze|reindex|create|alter|drop)\b/i

class Connection implements DatabaseConnection {
  readonly #database: Handle
  readonly #prepared = new LRUCache<string, Statement>({
    max: MAX_STATEMENTS,
    maxSize: MAX_STATEMENT_CHARACTERS,
    sizeCalculation: (_, sql) => sql.length,
  })

  constructor(database: Handle) {
    this.#database = database
  }

  #prepare(sql: string): Statement {
    const cached = this.#prepared.get(sql)
    if (cached) return cached
    const statement = this.#database.prepare(sql) as Statement
    this.#prepared.set(sql, statement)
    return statement
  }

  begin(): void {
    this.#database.exec(BEGIN)
  }

  /** SQLite has rolled back by itself after some errors, such as a full disk. */
  rollback(): void {
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #runAlone<Row>(query: CompiledQuery): QueryResult<Row> {
    this.begin()
    try {
      const result = this.#run<Row>(query)
      this.#database.exec('commit')
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isAlone = WRITES.test(query.sql) && !this.#database.inTransaction
    return isAlone ? retried(async () => this.#runAlone<Row>(query)) : this.#run(query)
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Not from the cache of statements: this statement stays open while its rows are read.
    for (const row of this.#database.prepare(sql).iterate(parameters)) yield { rows: [row as Row] }
  }
}

export class LibsqlDriver extends SqliteDriver {
  readonly #connection: Connection

  /** @param database becomes the driver's own, which closes it */
  constructor(database: Handle) {
    super({ database: database as never })
    this.#connection = new Connection(database)
  }

  /** The base class hands out its one connection to one caller at a time. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection()
    return this.#connection
  }

  override async beginTransaction(): Promise<void> {
    this.#connection.begin()
  }

  override async rollbackTransaction(): Promise<void> {
    this.#connection.rollback()
  }
}
