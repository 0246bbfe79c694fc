/** The only import(): popup type → chunk. Chunks and template are fetched at the same time, each once, retried once. */
import type { Campaign, Mount, PopupContext, ShowRequest, Unmount } from '../shared/popup'
import { ok, send } from '../shared/send'
import type { Settings } from './settings'

/** Put in by the build. Chunk → what it imports: with all of them asked for at once there is no waterfall. */
declare const __CHUNKS__: Record<string, string[]>
/** Where they are, below the folder of wisp.js. */
declare const __FOLDER__: string
// The build replaces a name at each place it stands, so it stands at one.
const CHUNKS = __CHUNKS__

/** A chunk or template may be stuck behind a network that is just changing. */
const RETRY_AFTER = 500

const inFlight = new Map<string, Promise<unknown>>()

/** Shares the promise in flight; a failure is forgotten, so that a later try starts afresh. */
const once = <T>(key: string, attempt: () => Promise<T>): Promise<T> => {
  const found = inFlight.get(key) as Promise<T> | undefined
  if (found) return found
  const promise = attempt()
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(attempt))
    .catch((error) => {
      inFlight.delete(key)
      throw error
    })
  inFlight.set(key, promise)
  return promise
}

export interface Prepared {
  show(request: ShowRequest): Unmount | undefined
  mount: Mount
  html: string
  parts: PopupContext['parts']
}

export interface Opener {
  /** Everything a popup needs to be drawn. Rejects when a part cannot be had. */
  prepare(popup: Campaign): Promise<Prepared>
  /** Fetches the same beforehand, at low priority, without running any of it. */
  warm(popup: Campaign): void
  load<T>(chunk: string): Promise<T>
}

const isChunk = (name: string): boolean => Object.hasOwn(CHUNKS, name)
export const canDraw = ({ type }: Campaign): boolean => isChunk(type)

export const createOpener = ({ base, nonce }: Settings): Opener => {
  const files = (chunk: string): string[] =>
    [chunk, ...(CHUNKS[chunk] ?? [])].map((name) => `${base + __FOLDER__ + name}.js`)
  const load = <T>(chunk: string): Promise<T> =>
    once(chunk, () =>
      Promise.all(files(chunk).map((file) => import(/* @vite-ignore */ file))).then(([module]) => module),
    )
  const html = async ({ html, templateUrl }: Campaign): Promise<string> =>
    html ||
    once(templateUrl, async () => {
      const answer = await send(templateUrl)
      if (!ok(answer)) throw new Error(`template ${answer.status}`)
      return answer.text
    })
  const warmed = new Set<string>()

  return {
    load,
    async prepare(popup) {
      const early = popup.parts.filter(isChunk).map(load)
      const [{ mount, show }, text] = await Promise.all([
        load<Pick<Prepared, 'mount' | 'show'>>(popup.type),
        html(popup),
        ...early,
      ])
      // What the answer could not tell beforehand, the template does.
      const names = Object.keys(CHUNKS).filter(
        (part) => popup.parts.includes(part) || text.includes(`data-wisp-${part}`),
      )
      const parts = await Promise.all(names.map(async (part) => [part, await load(part)] as const))
      return { show, mount, html: text, parts: Object.fromEntries(parts) }
    },
    warm(popup) {
      if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
      html(popup).catch(() => {})
      for (const href of [popup.type, ...popup.parts].filter(isChunk).flatMap(files)) {
        if (warmed.has(href)) continue
        warmed.add(href)
        const link = Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href,
          nonce,
          fetchPriority: 'low',
        })
        document.head.append(link)
      }
    },
  }
}
