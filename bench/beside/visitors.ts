/** Calls of visitors at a constant rate, whether the server keeps up or not, and how long each takes. */
import { newId } from '../../shared/values/id'
import { popupName, siteName } from '../../test/fill/numbers'

export const KINDS = ['display', 'view', 'conversion'] as const
type Kind = (typeof KINDS)[number]

/** Not the largest one, which is removed. */
export const VISITED_SITE = 1
const EVERY_MS = 12

type RequestParts = [path: string, body: BodyInit, type?: string]

const CALLS: Record<Kind, () => RequestParts> = {
  display: () => [`/api/display/${siteName(VISITED_SITE)}`, new URLSearchParams({ client_id: newId() })],
  view: () => [
    `/api/display/viewed/${popupName(VISITED_SITE, 0)}`,
    JSON.stringify({ client_id: newId(), report_id: newId(), url: 'https://shop.example/' }),
    'application/json',
  ],
  conversion: () => [
    '/api/display/conversion/v',
    new URLSearchParams({
      poptin_id: popupName(VISITED_SITE, 0),
      p_target: 'lead',
      email: 'beside@example.com',
      submission_id: newId(),
      client_id: newId(),
    }),
  ],
}

const call = async (origin: string, kind: Kind): Promise<number> => {
  const [path, body, type] = CALLS[kind]()
  const start = performance.now()
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${kind} was answered with ${answer.status}`)
  return performance.now() - start
}

export type Times = Record<Kind, number[]>

export const noTimes = (): Times => ({ display: [], view: [], conversion: [] })

/** Milliseconds of each call, and how many were refused. */
export const visit = async (origin: string, until: () => boolean): Promise<{ times: Times; refused: number }> => {
  const times = noTimes()
  const open: Promise<void>[] = []
  let refused = 0
  const start = performance.now()
  for (let index = 0; !until(); index++) {
    const kind = KINDS[index % KINDS.length] as Kind
    const answered = call(origin, kind).then(
      (time) => void times[kind].push(time),
      () => void refused++,
    )
    open.push(answered)
    // By the clock, so that a pause of this process is made up for.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + (index + 1) * EVERY_MS - performance.now())))
  }
  await Promise.all(open)
  return { times, refused }
}
