/** The only import(), from popup type to chunk. Fetches chunks and template in parallel, each once, with one retry. */

import type { Campaign } from '../shared/model/campaign'
import type { Settings } from '../shared/model/page'
import type { Prepared } from '../shared/model/prepared'
import { after } from '../shared/platform/dom'
import { doc } from '../shared/platform/safe-dom'
import { ok, send } from '../shared/platform/send'

/** Set by the build: the folder of the chunks, below the folder of wisp.js. */
declare const __FOLDER__: string

/** Milliseconds. A request may fail because the network is just changing. */
const RETRY_AFTER = 500

export interface Opener {
  /** Loads everything that is needed to draw a popup. Rejects when a part cannot be loaded. */
  prepare(popup: Campaign): Promise<Prepared>
  /** Fetches the same in advance, at low priority, without running any of it. */
  warm(popup: Campaign): void
  load<T>(chunk: string): Promise<T>
}

/**
 * A name must not lead out of the folder of chunks. A popup whose chunk does not exist fails to load and does not show.
 */
const isChunk = (name: string): boolean => /^[a-z-]+$/.test(name)
export const canDraw = ({ type }: Campaign): boolean => isChunk(type)

const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => new Promise<void>((resolve) => after(RETRY_AFTER, resolve)).then(attempt))

export const createOpener = ({ base, nonce }: Settings): Opener => {
  const file = (chunk: string): string => `${base}${__FOLDER__}${chunk}.js`
  // The browser fetches and runs a module once, however often it is imported.
  const load = <T>(chunk: string): Promise<T> => retried(() => import(/* @vite-ignore */ file(chunk)))
  // Every popup needs `ui`. Fetch everything at the same time, so that there is no waterfall.
  const chunksOf = ({ parts, type }: Campaign): string[] => ['ui', type, ...parts].filter(isChunk)
  const html = async (popup: Campaign): Promise<string> => {
    if (popup.html) return popup.html
    // Fetch once. After a failure, a later attempt starts again.
    popup.template ??= retried(async () => {
      const answer = await send(popup.templateUrl)
      if (!ok(answer)) throw new Error()
      return answer.text
    }).catch((error) => {
      popup.template = undefined
      throw error
    })
    return popup.template
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
      for (const href of chunksOf(popup).map(file)) {
        doc.head.append(
          Object.assign(doc.createElement('link'), { rel: 'modulepreload', href, nonce, fetchPriority: 'low' }),
        )
      }
    },
  }
}
