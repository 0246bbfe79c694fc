import { useEffect, useRef, useState } from 'react'
import type { Stop } from '../shared/page/platform/dom'
import { type Screen, SIZES, scaleFor } from './screens'
import { type Setting, toQuery } from './setting'
import { createTurns } from './turns'

interface FramedProps {
  /** URL query of the setting. */
  query: string
  name: string
  screen: Screen
  scale: number
  loaded?(page: Window): void
}

/** A frame of that screen size with the popup, drawn at `scale`. */
export const Framed = ({ query, name, screen, scale, loaded }: FramedProps) => {
  const [width, height] = SIZES[screen]
  return (
    <div className="framed" style={{ width: width * scale, height: height * scale }}>
      <iframe
        title={name}
        onLoad={({ currentTarget }) => currentTarget.contentWindow && loaded?.(currentTarget.contentWindow)}
        src={`./popup.html${query}`}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

interface ThumbProps {
  caption: string
  setting: Setting
  screen: Screen
  open(): void
}

/** Load at most three frames at a time: each loads about a hundred modules, and the first ones should appear first. */
const takeTurn = createTurns(3)

/** Renders its frame only while it is in view or close to it: hundreds of frames are too many for a browser. */
export const Thumb = ({ caption, setting, screen, open }: ThumbProps) => {
  const figure = useRef<HTMLElement>(null)
  const stopRef = useRef<Stop>(() => {})
  const [live, setLive] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        stopRef.current()
        // Fast scrolling reports several entries at once; the last one is current.
        if (entries.at(-1)?.isIntersecting) stopRef.current = takeTurn(() => setLive(true))
        else setLive(false)
      },
      { rootMargin: '200px 0px' },
    )
    if (figure.current) observer.observe(figure.current)
    return () => {
      observer.disconnect()
      stopRef.current()
    }
  }, [])
  const scale = scaleFor(screen, screen === 'desktop' ? 280 : 180)
  return (
    <figure ref={figure}>
      <div className="room" style={{ height: SIZES[screen][1] * scale }} inert>
        {live && (
          <Framed
            query={toQuery(setting)}
            name={setting.sample.name}
            screen={screen}
            scale={scale}
            loaded={() => stopRef.current()}
          />
        )}
      </div>
      <button type="button" onClick={open}>
        {caption}
      </button>
    </figure>
  )
}
