/**
 * For pages whose own `top` is marked important, which outweighs every animation. A sheet instead of a style or an attribute
 * on the header: what tools that keep copies of the page find in it (Turbo's snapshots, for one) is the page's own.
 */
import { guard, type Stop } from '../../../shared/page/platform/dom'
import { adopt } from '../../core/ui/index'
import { placeOf } from './place'

const byPlace = (box: Element, top: string): Stop => {
  let remove: Stop = () => {}
  const apply = (): void => {
    const last = remove
    remove = adopt(`${placeOf(box)}{top:${top}!important}`)
    last()
    observer.disconnect()
    for (let each = box.parentElement; each; each = each.parentElement) observer.observe(each, { childList: true })
  }
  // Called before the next frame: the header is not seen to jump when something comes before it.
  const observer = new MutationObserver(() => guard(apply))
  apply()
  return () => {
    observer.disconnect()
    remove()
  }
}

/** A style of the page's own that is marked important outweighs every sheet. Its text comes back as it was found. */
const byStyle = (box: HTMLElement, top: string): Stop => {
  const { style } = box
  const text = (): string => `${box.getAttribute('style')}`
  const [before, original] = [style.top, text()]
  style.setProperty('top', top, 'important')
  const ours = text()
  return () => {
    if (text() !== ours) {
      style.setProperty('top', before, 'important')
      return
    }
    style.cssText = original
    // Browsers write it in words of their own, unless they wrote it before. A policy that forbids the text allows that.
    if (text() !== original) box.setAttribute('style', original)
  }
}

export const insist = (box: HTMLElement, top: string): Stop =>
  (box.style.getPropertyPriority('top') || box.getRootNode() !== document ? byStyle : byPlace)(box, top)
