/** The only import(): popup type → chunk. Chunks and template are fetched at the same time, each once, retried once. */

import type { Settings } from '../shared/page'
import type { Campaign } from '../shared/popup'
import { ok, send } from '../shared/send'
import type { Prepared } from '../shared/stage'

/** Put in by the build. Chunk → what it imports: with all of them asked for at once there is no waterfall. */
declare const __CHUNKS__: Record<string, string[]>
/** Where they are, below the folder of wisp.js. */
declare const __FOLDER__: string
// The build replaces a name at each place it stands, so it stands at one.
const CHUNKS = __CHUNKS__

/** A chunk or template may be stuck behind a network that is just changing. */
const RETRY_AFTER = 500

export interface Opener {
  /** Everything a popup needs to be drawn. Rejects when a part cannot be had. */
  prepare(popup: Campaign): Promise<Prepared>
  /** Fetches the same beforehand, at low priority, without running any of it. */
  warm(popup: Campaign): void
  load<T>(chunk: string): Promise<T>
}

const isChunk = (name: string): boolean => Array.isArray(CHUNKS[name])
export const canDraw = ({ type }: Campaign): boolean => isChunk(type)

const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(attempt))

export const createOpener = ({ base, nonce }: Settings): Opener => {
  const files = (chunk: string): string[] =>
    [chunk, ...(CHUNKS[chunk] ?? [])].map((name) => `${base + __FOLDER__ + name}.js`)
  // The browser fetches and runs a module once, however often it is imported.
  const load = <T>(chunk: string): Promise<T> =>
    retried(() => Promise.all(files(chunk).map((file) => import(/* @vite-ignore */ file)))).then(([module]) => module)
  const chunksOf = ({ parts, type }: Campaign): string[] => [type, ...parts].filter(isChunk)
  const html = async (popup: Campaign): Promise<string> => {
    if (!popup.html) {
      // On its way once at a time; after a failure a later try starts afresh.
      popup.template ??= retried(async () => {
        const answer = await send(popup.templateUrl)
        if (!ok(answer)) throw new Error(`template ${answer.status}`)
        return answer.text
      }).finally(() => {
        popup.template = undefined
      })
      popup.html = await popup.template
    }
    return popup.html
  }

  return {
    load,
    async prepare(popup) {
      const names = chunksOf(popup)
      const [text, ...modules] = await Promise.all([html(popup), ...names.map(load<unknown>)])
      return { html: text, parts: Object.fromEntries(modules.map((module, at) => [names[at], module])) }
    },
    warm(popup) {
      const { connection } = navigator as { connection?: { saveData?: boolean } }
      if (popup.warmed || connection?.saveData) return
      popup.warmed = true
      html(popup).catch(() => {})
      for (const href of chunksOf(popup).flatMap(files)) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce, fetchPriority: 'low' }),
        )
      }
    },
  }
}
