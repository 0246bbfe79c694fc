import { useContext, useLayoutEffect } from 'react'
import { ScreenContext, useLive } from './live'
import type { Marked } from './template'

export const headingIn = (root: ParentNode): HTMLElement | null => root.querySelector('h1,h2,h3')

/** The window's name is its heading's. */
export const nameBy = (frame: Element | null, heading: HTMLElement): void => {
  heading.id ||= 'wisp-heading'
  frame?.setAttribute('aria-labelledby', heading.id)
}

/** A section that is there only while it is its turn. Going to it focuses its heading, which is read out and names the window. */
export const Screen = ({ element, source }: Marked) => {
  const { root } = useLive()
  const name = source.getAttribute('data-wisp-screen')
  const seen = useContext(ScreenContext) === name
  useLayoutEffect(() => {
    const heading = seen && name !== 'main' && headingIn(root.querySelector(`[data-wisp-screen="${name}"]`) ?? root)
    if (!heading) return
    heading.tabIndex = -1
    nameBy(root.querySelector('.wisp-frame'), heading)
    heading.focus()
  }, [seen, name, root])
  return seen ? element : null
}
