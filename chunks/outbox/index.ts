/** Leads that the server may not have yet. They stay in storage until it has answered (decisions.md, forms and leads). */
import { after, settle } from '../../shared/dom'
import { type Answer, ok, type Send, worthRetrying } from '../../shared/send'
import type { Storage } from '../../shared/storage'

interface Parcel {
  url: string
  body: string
}

const PREFIX = 'outbox.'
/** Milliseconds before each further try; what fails after the last waits for the next page. */
const WAITS = [2_000, 8_000, 30_000]

const wait = (ms: number): Promise<void> => new Promise((done) => void after(ms, done))

export const keep = (storage: Storage, id: string, parcel: Parcel): void => {
  storage.set(PREFIX + id, parcel)
  storage.flush()
}

/** The server's answer once it has taken the parcel; undefined when it has to wait for another page. Throws on a refusal. */
export const deliver = async (storage: Storage, send: Send, id: string): Promise<Answer | undefined> => {
  const parcel = storage.get<Parcel>(PREFIX + id)
  if (!parcel) return
  for (const pause of [0, ...WAITS]) {
    if (pause) await wait(pause)
    const answer = await send(parcel.url, { body: parcel.body, keepalive: true })
    if (worthRetrying(answer.status)) continue
    storage.set(PREFIX + id, undefined)
    storage.flush()
    if (ok(answer)) return answer
    throw new Error(`The server refused a lead: ${answer.status}`)
  }
}

/** Sends what earlier pages left behind. */
export const flush = (storage: Storage, send: Send): void => {
  for (const key of storage.keys(PREFIX)) settle(deliver(storage, send, key.slice(PREFIX.length)))
}
