/** Shows the form of a marketing service in its element. Where the service is blocked, a link to the form stays. */
import type { EmbedFormChunk, PieceChunk } from '../../../shared/page/model/site'
import { all, guard, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { actsAlone } from '../../../shared/page/platform/owned'
import { bare } from '../../../shared/page/platform/safe-dom'
import { readEmbed } from '../../../shared/wire/page/site/embed'
import { findLink } from './link'

const onceNear = (element: Element, begin: () => void): Stop => {
  const observer = new IntersectionObserver(
    (entries) =>
      guard(() => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        begin()
      }),
    { rootMargin: '400px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** The link has the form loaded; if that fails, and at the next press, it is followed. */
const oncePressed = (link: HTMLAnchorElement, begin: () => Promise<boolean>): Stop => {
  const stop = on<MouseEvent>(link, 'click', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return
    event.preventDefault()
    stop()
    const isThere = begin().catch(() => false)
    reportRejection(isThere.then((yes) => yes || link.click()))
  })
  return stop
}

/** The service may learn of a visitor only who asks for the form. An unknown word is no consent. */
const needsConsent = (): boolean =>
  !!bare(document, 'querySelector')('script[src*="wisp-site.js"][data-consent]:not([data-consent=none])')

export const attach: PieceChunk['attach'] = (marked, { load }) => {
  const element = marked as HTMLElement
  const form = readEmbed(element)
  if (!form) return () => {}
  const { link, hide, restore } = findLink(element, form.link, load)
  const stops: Stop[] = [restore]
  let isGone = false
  /** @returns whether nothing is left to do for the visitor */
  const begin = async (): Promise<boolean> => {
    const { createForm } = await load<EmbedFormChunk>('site-embed-form')
    const remove = !isGone && (await createForm(element, form, hide))
    if (remove) stops.push(remove)
    if (isGone) all(stops)()
    return isGone || !!remove
  }
  const isOwned = actsAlone(element)
  // Where the owner's part is named, nobody else has a form built.
  if (isOwned !== false)
    stops.push(
      isOwned && !needsConsent() ? onceNear(element, () => reportRejection(begin())) : oncePressed(link, begin),
    )
  return () => {
    isGone = true
    all(stops)()
  }
}
