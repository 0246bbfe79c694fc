import type { Stop } from '../../shared/dom'

/** Who wants the page to stand still. The first locks it, the last lets it go. */
const owners = new Set<object>()

const STYLES = { overflow: 'hidden', 'scrollbar-gutter': 'stable' }
let unlock: Stop = () => {}

/** Holds the page where it is. A scrollbar that takes room leaves its gutter behind, so that nothing moves sideways. */
const lock = (): Stop => {
  const { clientWidth, style } = document.documentElement
  const before = Object.keys(STYLES).map((name) => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ])
  for (const [name, value] of Object.entries(STYLES)) {
    if (name === 'overflow' || innerWidth > clientWidth) style.setProperty(name, value, 'important')
  }
  return () => {
    for (const [name = '', value = '', priority] of before) style.setProperty(name, value, priority)
  }
}

export const lockScroll = (): Stop => {
  const owner = {}
  if (!owners.size) unlock = lock()
  owners.add(owner)
  return () => {
    if (owners.delete(owner) && !owners.size) unlock()
  }
}
