import { useLayoutEffect, useRef, useState } from 'react'
import type { Screen } from './pictures'

/** Px. */
const SIZES = { desktop: [1280, 800], phone: [390, 760] } as const

// Preact adds no unit to a number.
const px = (size: number): string => `${size}px`

interface Props {
  address: string
  title: string
  screen: Screen
}

/** A page in the size of a screen, drawn as large as there is room. */
export const Frame = ({ address, title, screen }: Props) => {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  const [width, height] = SIZES[screen]
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height])
  return (
    <div ref={room} className="room">
      <div className="screen" style={{ width: px(width * scale), height: px(height * scale) }}>
        <iframe
          title={title}
          src={address}
          style={{ width: px(width), height: px(height), transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
