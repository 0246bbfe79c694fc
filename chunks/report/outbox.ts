/** Conversions that the server may not have yet. They stay in storage until it has answered (decisions.md, forms and leads). */
import { after, on, settle } from '../../shared/dom'
import { type Conversion, OUTBOX } from '../../shared/popup'
import { json, ok, type Send, worthRetrying } from '../../shared/send'
import { keepConversionId, type Storage } from '../../shared/storage'
import { conversionForm, conversionUrl, decodeConversion } from '../../shared/wire/conversion'

/** Milliseconds before each further try; what fails after the last waits for the next page. */
const WAITS = [2_000, 8_000, 30_000]

/** Browsers refuse to keep more than 64 KiB alive, all requests together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const KEEPALIVE_MOST = 60_000

const wait = (ms: number): Promise<void> => new Promise((done) => void after(ms, done))

/** Throws when the server refuses it for good. */
const deliver = async (storage: Storage, send: Send, key: string): Promise<void> => {
  const conversion = storage.get<Conversion>(key)
  if (!conversion?.popup || !conversion.visit || !conversion.lead) {
    storage.set(key, undefined)
    return
  }
  const [url, body] = [conversionUrl(conversion), conversionForm(conversion)]
  for (const pause of [0, ...WAITS]) {
    if (pause) await wait(pause)
    const answer = await send(url, { body, keepalive: body.length < KEEPALIVE_MOST })
    if (worthRetrying(answer.status)) continue
    storage.set(key, undefined)
    storage.flush()
    if (!ok(answer)) throw new Error(`The server refused a lead: ${answer.status}`)
    const { conversionId } = decodeConversion(json(answer))
    if (conversionId) keepConversionId(storage, conversionId)
    return
  }
}

/** Being delivered by this page: a second flush joins the first. */
const underWay = new Map<string, Promise<void>>()

let listening = false

/** Sends all that is there, of this page and of earlier ones. Ends when every one was answered or has to wait. */
export const flush = async (storage: Storage, send: Send): Promise<void> => {
  // A tab may stay open for long after its tries have run out.
  if (!listening) on(window, 'online', () => settle(flush(storage, send)))
  listening = true
  const deliveries = storage.keys(OUTBOX).map((key) => {
    const delivery = underWay.get(key) ?? deliver(storage, send, key).finally(() => underWay.delete(key))
    underWay.set(key, delivery)
    settle(delivery)
    return delivery
  })
  await Promise.allSettled(deliveries)
}
