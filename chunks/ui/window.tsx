import { useLayoutEffect, useRef } from 'react'
import { all, on, type Stop } from '../../shared/dom'
import type { Popup } from '../../shared/popup'
import { direction } from '../../shared/text'
import { Close } from './close'
import { enter } from './effects'
import { type Live, LiveContext, ScreenContext } from './live'
import { headingIn, nameBy } from './screen'
import { keepAttached } from './surface'
import type { Template } from './template'

/** What tells one type of popup from another. */
export interface Kind {
  css: string
  /** The frame's element; a dialog takes the focus, a div leaves it where it is. */
  tag: 'dialog' | 'div'
  /** Width and height, in px, where the popup itself says nothing. */
  size: { width: number; height: number }
  /** Puts the frame into the top layer; called again when the page has cut it off. */
  open(frame: HTMLElement): void
  /** What holds while it is open: locks, listeners, a pushed page. */
  hold(frame: HTMLElement, live: Live): Stop
}

/** By its heading, or by what the owner calls it. */
const named = (frame: HTMLElement, fallback: string): void => {
  const heading = headingIn(frame)
  if (heading) nameBy(frame, heading)
  else frame.setAttribute('aria-label', fallback)
}

const present = (frame: HTMLElement, kind: Kind, live: Live): Stop => {
  let focused = frame
  const open = (): void => {
    const target = focused
    kind.open(frame)
    if (kind.tag === 'dialog') target.focus({ preventScroll: true })
  }
  open()
  enter(frame, live.design.entryEffect)
  return all([
    on(live.root, 'focusin', ({ target }) => {
      focused = target as HTMLElement
    }),
    kind.hold(frame, live),
    keepAttached(live.root.host, open, () => live.close('api')),
  ])
}

/** What the frame's element says of itself. */
const attributes = (kind: Kind, { design, language, size }: Popup) => ({
  className: 'wisp-frame',
  part: 'frame',
  tabIndex: -1,
  lang: language,
  dir: direction(language),
  'data-at': design.position,
  style: {
    '--width': size.width || kind.size.width,
    '--height': size.height || kind.size.height,
  } as React.CSSProperties,
  ...(kind.tag === 'div' && { role: 'region', popover: 'manual' as const }),
})

interface WindowProps {
  kind: Kind
  live: Live
  template: Template
  screen: string
  /** What screen readers are told. */
  status: string
}

export const Window = ({ kind, live, template, screen, status }: WindowProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const { context, words } = live
  useLayoutEffect(() => {
    if (frame.current) named(frame.current, context.popup.name)
  }, [context])
  useLayoutEffect(() => (frame.current ? present(frame.current, kind, live) : undefined), [kind, live])
  // One element type for TypeScript's sake: what is used of it, both have.
  const Frame = kind.tag as 'div'
  return (
    <LiveContext.Provider value={live}>
      <ScreenContext.Provider value={screen}>
        <Frame ref={frame} {...attributes(kind, context.popup)}>
          <Close />
          {live.preview && (
            <p className="wisp-preview" part="preview">
              {live.preview.notice}
            </p>
          )}
          <div className="wisp-root" part="content">
            {template.elements}
          </div>
          {context.popup.credit && (
            <a className="wisp-credit" part="credit" href={context.host} target="_blank" rel="noopener">
              {words.credit}
            </a>
          )}
          <p className="wisp-hidden" role="status">
            {status}
          </p>
        </Frame>
      </ScreenContext.Provider>
    </LiveContext.Provider>
  )
}
