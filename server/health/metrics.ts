/** The server's own figures, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { conflicts } from '../db/retry'
import type { Group } from '../reports/group'

export interface Metrics {
  /** A call was answered. */
  call(method: string, path: string, status: number, milliseconds: number): void
  /** Resolves with all of them as text. */
  text(): Promise<string>
  readonly type: string
}

const CALL_SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const GROUP_ROWS_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Other methods share one label, because a caller can invent any number of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

interface Watched {
  /** The queue of rows that wait to be written. */
  group: { watch: Group['watch']; waiting(): number; oldest(): number }
}

/** Computed when /metrics is read. */
const gauges = ({ group }: Watched, registers: Registry[]): void => {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  gauge('wisp_queue_rows', 'Rows that wait to be written', group.waiting)
  gauge('wisp_queue_age_seconds', 'Age of the oldest row that is not on disk yet', () => group.oldest() / 1_000)
  new Counter({
    name: 'wisp_database_retries_total',
    help: 'Times that the database was asked again',
    registers,
    collect() {
      this.reset()
      this.inc(conflicts())
    },
  })
}

const batches = ({ group }: Watched, registers: Registry[]): void => {
  const rows = new Histogram({
    name: 'wisp_batch_rows',
    help: 'Rows written in one transaction',
    buckets: GROUP_ROWS_BUCKETS,
    registers,
  })
  const seconds = new Histogram({
    name: 'wisp_batch_seconds',
    help: 'Time that such a transaction takes',
    buckets: CALL_SECONDS_BUCKETS,
    registers,
  })
  group.watch((count, milliseconds) => {
    rows.observe(count)
    seconds.observe(milliseconds / 1_000)
  })
}

type ChildOf<T> = (method: string, path: string, status: number) => T

const within = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const value = map.get(key)
  if (value !== undefined) return value
  const fresh = make()
  map.set(key, fresh)
  return fresh
}

/** Keeps the labelled counter of each route, because looking it up costs more than counting. */
const remembered = <T>(make: ChildOf<T>): ChildOf<T> => {
  const byMethod = new Map<string, Map<string, Map<number, T>>>()
  return (method, path, status) => {
    const ofPath = within(within(byMethod, method, newMap<string, Map<number, T>>), path, newMap<number, T>)
    return within(ofPath, status, () => make(method, path, status))
  }
}

const newMap = <Key, Value>(): Map<Key, Value> => new Map()

export const createMetrics = (store: Watched): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  gauges(store, registers)
  batches(store, registers)
  const calls = new Histogram({
    name: 'wisp_call_seconds',
    help: 'Calls that were answered',
    buckets: CALL_SECONDS_BUCKETS,
    registers,
    labelNames: ['method', 'route', 'status'],
  })
  const errors = new Counter({
    name: 'wisp_errors_total',
    help: 'Calls answered with a 5xx',
    labelNames: ['status'],
    registers,
  })
  const childOf = remembered((method, path, status) => calls.labels(method, path, `${status}`))
  return {
    call(method, path, status, milliseconds) {
      childOf(METHODS.has(method) ? method : 'other', path, status).observe(milliseconds / 1_000)
      if (status >= 500) errors.inc({ status })
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
