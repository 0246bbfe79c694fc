/** Shows the form of a marketing service in its element. Where the service is blocked, a link to the form stays. */
import type { PieceChunk } from '../../../shared/model/site'
import { all, guard, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { type EmbeddedForm, optionsFor, READY, readEmbed } from '../../../shared/wire/site/embed'
import { type Fallback, findLink } from './link'
import { loadService, OWN_TAG } from './service'
import { watchSteps } from './steps'

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
    reportRejection(begin().then((isThere) => isThere || link.click()))
  })
  return stop
}

let forms = 0

/** Has the service build the form. @returns its remove */
const createForm = (
  element: HTMLElement,
  form: EmbeddedForm,
  fallback: Fallback,
  create: (options: object) => void,
): Stop => {
  const holder = Object.assign(doc.createElement('div'), { id: `wisp-embed-${++forms}` })
  element.append(holder)
  const { called, stop } = watchSteps(element, form, (event) => {
    if (event === READY && holder.hasChildNodes()) fallback.hide(holder)
  })
  create(optionsFor(form, `#${holder.id}`, called))
  return all([stop, () => holder.remove()])
}

export const attach: PieceChunk['attach'] = (element) => {
  const form = readEmbed(element as HTMLElement)
  if (!form) return () => {}
  const fallback = findLink(element, form.link)
  const stops: Stop[] = [fallback.restore]
  let isGone = false
  const begin = async (): Promise<boolean> => {
    const create = await loadService(form.src)
    if (!create || isGone) return isGone
    try {
      stops.push(createForm(element as HTMLElement, form, fallback, create))
      return true
    } catch {
      return false
    }
  }
  // The service may learn of the visitor only with consent.
  stops.push(
    doc.querySelector(`${OWN_TAG}[data-consent=required]`)
      ? oncePressed(fallback.link, begin)
      : onceNear(element, () => reportRejection(begin())),
  )
  return () => {
    isGone = true
    all(stops)()
  }
}
