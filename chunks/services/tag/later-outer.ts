/** A frame whose tag runs before that of the page around it: it has popups of its own until that comes. */
import type { WispCall } from '../../../shared/page/model/api'
import type { Popups, RunChunk } from '../../../shared/page/model/popups'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import { documentOf, joinOuter, openIn, outerOf } from './frame'

/** The loader adds its `stop` to what chunks are given. */
interface FramePopups extends Popups {
  stop?: Stop
}

let own: FramePopups | undefined

export const run: RunChunk['run'] = (_, popups) => {
  own = popups
  return () => {
    own = undefined
  }
}

const isShown = (): boolean => !!own?.popups.peek().some(({ status }) => status.peek().step === 'shown')

/** Fired by what the visitor, or the frame's own page, has asked for. */
const PRESS_TRIGGERS = /^(click|api|teaser)/

/** Documents around this one, which tell when a script has run in them. */
const documentsAround = (): Document[] => {
  const documents: Document[] = []
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const page = documentOf(frame.parent)
    if (page) documents.push(page)
  }
  return documents
}

/** Hands over to the outermost page of the site as soon as there is one: no popup opens in the frame from then on. */
export const joinLater = (site: string): void => {
  const look = (): Window | undefined => {
    const outer = outerOf(site)
    // A popup that the visitor sees already stays until it is closed.
    if (!outer || !own || isShown()) return outer
    all(stops)()
    own.stop?.()
    joinOuter(outer)
    return outer
  }
  const isScript = ({ target }: Event): boolean => (target as Element | null)?.localName === 'script'
  const around = documentsAround().map((page) => on(page, 'load', (event) => isScript(event) && look(), true))
  const stops: Stop[] = [
    ...around,
    on(window, 'pagehide', all(around)),
    on(window, 'wisp:close', look),
    on<CustomEvent>(window, 'wisp:before-show', (event) => {
      const { id, trigger } = event.detail as { id: string; trigger: string }
      const outer = look()
      if (!outer) return
      event.preventDefault()
      if (PRESS_TRIGGERS.test(trigger)) openIn(outer, id)
    }),
  ]
  const api = globalNamed('wisp') as WispCall[] | undefined
  if (api?.push) api.push(['run', 'tag'])
  else Reflect.set(window, 'wisp', [['run', 'tag']])
}
