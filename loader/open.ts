/** From popup type to chunk. Fetches chunks and template in parallel, each once, with one retry. */

import type { Campaign } from '../shared/page/model/campaign'
import type { Page } from '../shared/page/model/page'
import type { Prepared } from '../shared/page/model/prepared'
import { guard } from '../shared/page/platform/dom'
import { ok, send } from '../shared/page/platform/send'
import { retried } from './load'

/** `connection` is missing in some browsers, and in TypeScript's own types. */
interface ConnectedNavigator {
  connection?: { saveData?: boolean }
}

export interface Opener {
  /** Loads everything that is needed to draw a popup. Rejects when a part cannot be loaded. */
  prepare(popup: Campaign): Promise<Prepared>
  /** Loads the same in advance, so that firing only draws. */
  warm(popup: Campaign): void
}

/** Checks the id as well, which becomes a part of addresses. A malformed answer may have values that no text can be made of. */
export const canDraw = ({ id, type }: Campaign): unknown => guard(() => /^[\w-]{13} [a-z_/-]+$/.test(`${id} ${type}`))

export const createOpener = (page: Page): Opener => {
  const { host, load } = page
  /** Requests by address, each made once. After a failure, a later attempt starts again. */
  const templates: Record<string, Promise<string> | undefined> = {}
  const warmed = new Set<Campaign>()
  // Fetch everything at the same time, so that there is no waterfall. What a later popup has besides, `ui` fetches. A name must not lead out
  // of the folder of chunks. A popup whose chunk does not exist fails to load and does not show.
  const chunksOf = ({ parts, type, wire }: Campaign): string[] =>
    (page.ui ? ['ui'] : ((wire.chunks ?? ['ui', type, ...parts]) as string[])).filter((name) =>
      /^[a-z_/-]+$/.test(name),
    )
  const html = async ({ html, templateUrl: url }: Campaign): Promise<string> => {
    if (html) return html
    // Own names: no address is a name of every object.
    // biome-ignore lint/suspicious/noAssignInExpressions: two statements would cost wisp.js some bytes.
    return (templates[url] ??= retried(async () => {
      // A template of our own comes from the host that was asked, and is told which: its server may know itself only as its
      // proxy does, and pictures come from there. Dots instead of slashes, which would have to be escaped, save bytes.
      // biome-ignore lint/style/useTemplate: in the loader, a sum is four characters shorter.
      const answer = await send(url.replace(/.*(.api.display.t.*)/, `${host}$1?` + host))
      if (!ok(answer)) throw new Error()
      return answer.text
    }).catch((error) => {
      templates[url] = undefined
      throw error
    }))
  }

  const prepare: Opener['prepare'] = (popup) =>
    Promise.all([html(popup), ...chunksOf(popup).map(load<unknown>)]).then(([html, ui]) => ({ html, parts: { ui } }))

  return {
    prepare,
    warm(popup) {
      if (warmed.has(popup) || (navigator as ConnectedNavigator).connection?.saveData) return
      warmed.add(popup)
      prepare(popup).catch(() => {})
    },
  }
}
