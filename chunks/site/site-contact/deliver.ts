import { send } from '../../../shared/platform/send'
import { NONCE, replyIn, routeTo } from '../../../shared/wire/site/contact'

/** Milliseconds: a server that sends mail while the visitor waits takes its time. */
const TIMEOUT = 30_000

/**
 * Letters. A request that outlives its page may have 64 kB: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 * A letter takes up to 3 bytes, and names and what stands between the values take some more.
 */
const MOST = 15_000

const isSmall = (data: FormData): boolean => {
  const values = [...data.values()]
  return !values.some((value) => (value as File).size) && values.join('').length < MOST
}

/** @returns the reply; undefined if none came */
export const deliver = async (
  server: string,
  id: number,
  data: FormData,
): Promise<Record<string, unknown> | undefined> => {
  const post = () =>
    send(routeTo(server, id, 'feedback'), {
      body: data,
      credentials: 'same-origin',
      timeout: TIMEOUT,
      keepalive: isSmall(data),
    })
  const answer = await post()
  if (answer.status !== 403 || !data.has(NONCE)) return replyIn(answer)
  // The page is older than what proves who sends this. Without it, the visitor counts as anybody.
  data.delete(NONCE)
  return replyIn(await post())
}
