import { useContext, useLayoutEffect } from 'react'
import { ScreenContext, useLive } from './live'
import type { Marked } from './template'

export const headingIn = (root: ParentNode): HTMLElement | null => root.querySelector('h1,h2,h3')

/** A section that is there only while it is its turn. Going to it moves the focus to its heading, which reads it out. */
export const Screen = ({ element, source }: Marked) => {
  const { root } = useLive()
  const name = source.getAttribute('data-wisp-screen')
  const seen = useContext(ScreenContext) === name
  useLayoutEffect(() => {
    const heading = seen && name !== 'main' && headingIn(root.querySelector(`[data-wisp-screen="${name}"]`) ?? root)
    if (!heading) return
    heading.tabIndex = -1
    heading.id ||= 'wisp-heading'
    heading.focus()
  }, [seen, name, root])
  return seen ? element : null
}
