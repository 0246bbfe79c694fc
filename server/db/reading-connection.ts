/**
 * A second connection for the desk's queries: some read for seconds, and visitors' calls must not wait for them. The
 * embedded database is read by a thread of its own.
 */
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely'

const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads')
// Of this thread only, as Linux has it: visitors go first where processors are few.
const os = require('node:os')
if (process.platform === 'linux') try { os.setPriority(Math.min(os.getPriority() + workerData.behind, 19)) } catch {}
const Database = require(workerData.libsql)
const database = new Database(workerData.file)
for (const pragma of ['busy_timeout = 5000', 'query_only = ON', 'cache_size = -4000']) database.exec('PRAGMA ' + pragma)
const prepared = new Map()
const prepare = (sql) => {
  if (prepared.size > 50) prepared.clear()
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}
parentPort.on('message', ({ id, sql, parameters }) => {
  try {
    parentPort.postMessage({ id, rows: prepare(sql).all(parameters) })
  } catch ({ name, message, code }) {
    prepared.delete(sql)
    parentPort.postMessage({ id, error: { name, message, code } })
  }
})
`

/** Heap limits of the thread, in megabytes: without them garbage is collected late. A page of the largest leads must fit. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 }

interface ReaderAnswer {
  id: number
  rows: unknown[]
  error?: { name: string; message: string; code?: string }
}

interface Waiting {
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

/** Started with the first query: a server whose desk nobody opens needs no thread. */
class Thread implements DatabaseConnection {
  readonly #file: string
  #worker: Worker | undefined
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  constructor(file: string) {
    this.#file = file
  }

  #fail(worker: Worker, error: unknown): void {
    // A failing thread reports both `error` and `exit`, and another thread may have been started in between.
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #start(): Worker {
    const libsql = createRequire(import.meta.url).resolve('libsql')
    const worker = new Worker(SCRIPT, {
      eval: true,
      workerData: { libsql, file: this.#file, behind: constants.priority.PRIORITY_BELOW_NORMAL },
      env: {},
      resourceLimits: LIMITS,
    })
    worker.on('message', ({ id, rows, error }: ReaderAnswer) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error) waiting?.reject(Object.assign(new Error(error.message), error))
      else waiting?.resolve({ rows: rows as never[] })
      if (!this.#waiting.size) worker.unref()
    })
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('The thread that reads for the desk has ended')))
    return worker
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#worker ??= this.#start()
    this.#worker.ref()
    const id = ++this.#last
    const answer = new Promise<QueryResult<Row>>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#worker.postMessage({ id, sql, parameters })
    return answer
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read page by page')
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('This connection only reads')
}

const driverOf = (thread: Thread): Driver => ({
  async init() {},
  acquireConnection: async () => thread,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  async releaseConnection() {},
  destroy: () => thread.end(),
})

/** A dialect that reads the embedded database in this folder. */
export const readingDialect = (dataDir: string): Dialect => ({
  createDriver: () => driverOf(new Thread(join(resolve(dataDir), 'wisp.db'))),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteDialect({ database: {} as never }).createIntrospector(db),
})
