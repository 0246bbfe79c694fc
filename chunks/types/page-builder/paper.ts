/** Content without a background gets that of the page. */
import { doc } from '../../../shared/page/platform/safe-dom'

const isPainted = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
}

/** True if something that fills at least half of the content is painted. */
const hasGround = (host: Element, { offsetHeight, offsetWidth }: HTMLElement): boolean =>
  [...host.querySelectorAll<HTMLElement>('*')].some(
    (element) => element.offsetWidth * element.offsetHeight * 2 > offsetHeight * offsetWidth && isPainted(element),
  )

/** The colour of the page, as it is behind the content. */
const pageColour = (): string => {
  const element = [doc.body, doc.documentElement].find(isPainted)
  return (element && getComputedStyle(element).backgroundColor) || 'Canvas'
}

export const putOnPaper = (frame: HTMLElement, host: Element): void => {
  if (hasGround(host, frame)) return
  frame.dataset.bare = ''
  frame.style.setProperty('--paper', pageColour())
}
