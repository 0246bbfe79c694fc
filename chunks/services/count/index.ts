/**
 * Counts views and closes where nothing may be stored: each is told once, without anything that recognises the visitor. The
 * server names this chunk in an answer to a page that has sent no id.
 */
import type { PopupState, Status } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { RunChunk } from '../../../shared/page/model/popups'
import { isUnvisited } from '../../../shared/page/platform/unvisited'
import { countCall } from '../../../shared/wire/page/count'

interface Showing {
  firing: number
  /** The view of this popup was reported, so its close will be, too. */
  isCounted: boolean
  /** Time of the conversion before it, if there was one. */
  convertedAt: number | undefined
}

const convertedAt = ({ visitor }: Page, { campaign }: PopupState): number | undefined =>
  visitor.marker('converted', campaign.key)?.at

/** After a conversion, only a game tells its close, because it can be played again. */
const endsByConversion = (page: Page, state: PopupState, { convertedAt: before }: Showing): boolean =>
  state.campaign.type !== 'gamified' && convertedAt(page, state) !== before

/** An owner's preview is no view. Popups of the page itself are not known to the server. */
const mayCount = ({ preview }: Page, { campaign }: PopupState): boolean => !preview && !campaign.popup && !isUnvisited()

export const run: RunChunk['run'] = (page, { popups }) => {
  const { host, send, signals, storage } = page
  const showings = new Map<PopupState, Showing>()

  // Not kept for later attempts: these reports have no id, so one that arrives twice would count twice.
  const tell = ({ campaign }: PopupState, moment: 'viewed' | 'closed'): void => {
    const { url, ...request } = countCall(host, campaign.id, moment)
    send(url, { type: '', ...request, keepalive: true })
  }
  const view = (state: PopupState, firing: number): void => {
    const isCounted = !storage.allowed() && mayCount(page, state)
    showings.set(state, { firing, isCounted, convertedAt: convertedAt(page, state) })
    if (isCounted) tell(state, 'viewed')
  }
  const close = (state: PopupState, showing: Showing): void => {
    showing.isCounted = false
    if (!endsByConversion(page, state, showing)) tell(state, 'closed')
  }
  const follow = (state: PopupState, { firing, seen, step }: Status): void => {
    if (seen && showings.get(state)?.firing !== firing) view(state, firing)
    const showing = showings.get(state)
    if (step === 'gone' && showing?.isCounted) close(state, showing)
  }
  return signals.effect(() => {
    const states = popups.value.map((state) => [state, state.status.value] as const)
    signals.untracked(() => {
      for (const [state, status] of states) follow(state, status)
    })
  })
}
