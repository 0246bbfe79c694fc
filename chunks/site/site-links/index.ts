/** Tells analytics of links that are pressed, and of another hash. Loaded by `site-tracking`. */
import type { LinksChunk } from '../../../shared/page/model/site'
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { tell } from '../../../shared/wire/page/site/analytics'
import { CATEGORY, parametersOf } from '../../../shared/wire/page/site/link-parameters'
import { createDeparture, type Departure } from './departure'
import { leavesPage } from './leaves'
import { addressOf, isInGallery, linkAt } from './link'
import { attributeOf, textOf } from './words'

/**
 * Hears of each press as the last of all listeners, whenever the page has added its own: those decide first whether a
 * link is followed. For that it is added anew with each press, and once more on the way, for those that are added then.
 */
const afterAll = (type: string, press: (event: MouseEvent) => void): Stop => {
  let stop: Stop | undefined
  const add = (): void => {
    stop?.()
    stop = on(window, type, press)
  }
  return all([on(window, type, add, true), on(document, type, add), () => stop?.()])
}

export const watchHash: LinksChunk['watchHash'] = (id) =>
  on(window, 'hashchange', () => {
    const { pathname, search, hash } = location
    tell(id, 'config', id, { page_path: pathname + search + hash })
  })

/** Holds up a visitor who leaves the page until analytics knows. */
export const watchPresses: LinksChunk['watchPresses'] = (kindOf, id) => {
  let going: Departure | undefined
  let goal = ''

  /** @returns whether the visitor is held up */
  const hold = (href: string, send: (onSent: () => void) => boolean): boolean => {
    let isHeld = false
    const departure = createDeparture(() => location.assign(href))
    // Analytics that answers at once holds up nobody.
    const isSent = send(() => (isHeld ? guard(departure.go) : departure.stop()))
    if (!isSent) departure.stop()
    goal = href
    going = departure
    isHeld = !departure.isOver
    return isHeld
  }

  const press = (event: MouseEvent): void => {
    const link = linkAt(event)
    const url = link && addressOf(link)
    if (!url) return
    const { href } = url
    const leaves = leavesPage(event, link, url)
    if (leaves && going && !going.isOver) {
      if (goal === href) {
        event.preventDefault()
        return
      }
      // The visitor's last choice counts.
      going.stop()
    }
    if (!/^http/.test(url.protocol)) going?.stay()
    const attribute = (name: string): string => attributeOf(link, name)
    const category = attribute(CATEGORY)
    const kind = kindOf(url, category)
    // Nobody leaves for a picture or film in our gallery; only its owner may want it counted.
    if (!kind || (!category && isInGallery(link, event))) return
    const [name, more] = kind
    const parameters = { ...parametersOf(attribute, href, textOf(link)), ...more, ...(id && { send_to: id }) }
    if (!leaves) tell(id, 'event', name, parameters)
    else if (hold(href, (event_callback) => tell(id, 'event', name, { ...parameters, event_callback })))
      event.preventDefault()
  }

  return all([
    afterAll('click', press),
    afterAll('auxclick', (event) => event.button === 1 && press(event)),
    // A visitor who was held up goes on.
    () => guard(() => going?.go()),
  ])
}
