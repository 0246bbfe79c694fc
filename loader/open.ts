/** From popup type to chunk. Fetches chunks and template in parallel, each once, with one retry. */

import type { Campaign } from '../shared/page/model/campaign'
import type { Page } from '../shared/page/model/page'
import type { Prepared } from '../shared/page/model/prepared'
import { fromEntries } from '../shared/page/platform/natives'
import { bare } from '../shared/page/platform/safe-dom'
import { ok, send } from '../shared/page/platform/send'
import { list } from '../shared/values/names'
import { createOnce } from './load'

export interface Opener {
  /** Loads everything that is needed to draw a popup. Rejects when a part cannot be loaded. */
  prepare(popup: Campaign): Promise<Prepared>
  /** Fetches the same in advance, at low priority, without running any of it. */
  warm(popup: Campaign): void
}

/**
 * A name must not lead out of the folder of chunks. A popup whose chunk does not exist fails to load and does not show.
 */
const isChunk = (name: string): boolean => /^[a-z-]+$/.test(name)
export const canDraw = ({ type }: Campaign): boolean => isChunk(type)

export const createOpener = ({ host, load, nonce }: Page, file: (chunk: string) => string): Opener => {
  const once = createOnce()
  const warmed = new Set<Campaign>()
  // Fetch everything at the same time, so that there is no waterfall. What a later popup has in a pack of its own, `ui` fetches.
  const chunksOf = ({ parts, type, wire }: Campaign): string[] =>
    (list(wire.chunks ?? ['ui', type, ...parts]) as string[]).filter((name) => /^[a-z_-]+(\/ui)?$/.test(name))
  const html = async ({ html, templateUrl: url }: Campaign): Promise<string> =>
    html ||
    once(url, async () => {
      // A template of our own comes from the host that was asked, and is told which: its server may know itself only as its
      // proxy does, and pictures come from there. Dots instead of slashes, which would have to be escaped, save bytes.
      const answer = await send(url.replace(/.*(.api.display.t.*)/, `${host}$1?` + host))
      if (!ok(answer)) throw new Error()
      return answer.text
    })

  return {
    async prepare(popup) {
      const names = chunksOf(popup)
      const [text, ...modules] = await Promise.all([html(popup), ...names.map(load<unknown>)])
      return { html: text, parts: fromEntries(modules.map((module, index) => [names[index], module])) }
    },
    warm(popup) {
      const { connection } = navigator as { connection?: { saveData?: boolean } }
      if (warmed.has(popup) || connection?.saveData) return
      warmed.add(popup)
      html(popup).catch(() => {})
      for (const href of chunksOf(popup).map(file)) {
        bare(document, 'head').append(
          Object.assign(bare(document, 'createElement')('link'), {
            rel: 'modulepreload',
            href,
            nonce,
            fetchPriority: 'low',
          }),
        )
      }
    },
  }
}
