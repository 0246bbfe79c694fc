import type { Site } from '../../../shared/page/model/site'
import type { SiteOutboxChunk } from '../../../shared/page/model/site-outbox'
import { reportRejection } from '../../../shared/page/platform/dom'
import { type Answer, sendForm } from '../../../shared/page/platform/send'
import { text } from '../../../shared/values/names'
import { FAILED, NONCE, replyIn, SUBMISSION } from '../../../shared/wire/page/site/contact'

/** Milliseconds: a server that sends mail while the visitor waits takes its time. */
const SEND_TIMEOUT_MS = 30_000

type Reply = Record<string, unknown>

const send = async (url: string, data: FormData): Promise<Answer> => {
  const post = () => sendForm(url, data, SEND_TIMEOUT_MS)
  const answer = await post()
  if (answer.status !== 403 || !data.has(NONCE)) return answer
  // The page is older than what proves who sends this. Without it, the visitor counts as anybody.
  data.delete(NONCE)
  return post()
}

interface Delivery {
  /** Resolves when what is sent can be kept meanwhile; rejects if it never can. */
  ready: Promise<unknown>
  /** @returns no reply if none came, and whether it will be sent again then; the status of what came */
  deliver(url: string, data: FormData): Promise<{ reply: Reply | undefined; isStored: boolean; status: number }>
}

export const createDelivery = (site: Site): Delivery => {
  let outbox: SiteOutboxChunk | undefined
  const ready = site.load<SiteOutboxChunk>('site-outbox').then((chunk) => {
    outbox = chunk
  })
  reportRejection(ready)
  return {
    ready,
    async deliver(url, data) {
      const end = outbox?.keep(site, url, text(data.get(SUBMISSION)), data)
      const answer = await send(url, data)
      const reply = replyIn(answer)
      const { status } = answer
      return { reply, status, isStored: Boolean(end?.(Boolean(reply && reply.status !== FAILED), status)) }
    },
  }
}
