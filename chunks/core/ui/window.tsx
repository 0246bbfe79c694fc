import { direction } from '../../../shared/model/text'
import type { Stop } from '../../../shared/page/platform/dom'
import { Close } from './close'
import type { Live } from './live'
import { partsOf } from './part'

/** The differences between types of popups. */
export interface Kind {
  css: string
  /** The frame's element; a dialog takes the focus, a div leaves it where it is. */
  tag: 'dialog' | 'div'
  /** Width and height, in px, where the popup itself has no width; 0 follows the content. */
  size: { width: number; height: number }
  /** Starts anew each time it opens: closing is reported as such even after a conversion (specification, section 4). */
  resets?: true
  /** Puts the frame over the page; called again when a removed frame was put back. */
  raise(frame: HTMLElement): void
  /** For an open popup whose presence chunk does not come. */
  unattended?(frame: HTMLElement): void
  /** Starts what lasts while it is open (locks, listeners, a pushed page), and returns what ends it. */
  hold(frame: HTMLElement, live: Live): Stop
}

interface WindowProps {
  kind: Kind
  live: Live
  content: React.ReactNode
  /** The name that screen readers say. */
  status: string
  /** Called with the frame's element once it is drawn. */
  frame(element: HTMLElement): void
}

/** The frame's attributes, which the style sheets select by. */
const attributes = (kind: Kind, { context: { popup } }: Live) => ({
  className: 'wisp-frame',
  part: 'frame',
  tabIndex: -1,
  lang: popup.language,
  dir: direction(popup.language),
  'data-at': popup.design.position,
  'data-layout': popup.design.layout,
  'data-format': popup.format,
  style: {
    '--width': popup.size.width || kind.size.width,
    '--height': popup.size.width ? popup.size.height : kind.size.height,
  } as React.CSSProperties,
  ...(kind.tag === 'div' && { role: 'region' }),
})

/** The frame and what stands around a template in every popup. */
export const Window = ({ kind, live, content, status, frame }: WindowProps) => {
  const { context, preview, words } = live
  // Typed as one of the two tags, for TypeScript: they have all attributes in common that are used here.
  const Frame = kind.tag as 'div'
  const Control = partsOf(context).find(({ close }) => close)?.close ?? Close
  return (
    <Frame ref={frame as React.RefCallback<HTMLElement>} {...attributes(kind, live)}>
      <Control live={live} />
      {preview && (
        <p className="wisp-preview" part="preview">
          {preview.notice}
        </p>
      )}
      <div className="wisp-root" part="content">
        {content}
      </div>
      {context.popup.credit && (
        <a className="wisp-credit" part="credit" href={context.page.host} target="_blank" rel="noopener">
          {words.credit}
        </a>
      )}
      <p className="wisp-hidden" role="status">
        {status}
      </p>
    </Frame>
  )
}
