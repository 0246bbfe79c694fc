/** Tells analytics of links that are pressed, and holds up the visitor until it knows. */
import { all, guard, on, type Stop } from '../../../shared/platform/dom'
import { ACTION, CATEGORY, hitOf } from '../../../shared/wire/site/tracked-link'
import { type Tracking, tell } from '../../../shared/wire/site/tracking'
import { createDeparture, type Departure } from './departure'
import { leavesPage } from './leaves'
import { addressOf, attributeOf, linkAt, textOf } from './link'

const parametersOf = (link: HTMLElement, href: string, id: string): Record<string, unknown> => ({
  action: attributeOf(link, ACTION) || href,
  link_text: textOf(link).replace(/^mailto:/, ''),
  link_url: href,
  link_classes: attributeOf(link, 'class'),
  link_id: attributeOf(link, 'id'),
  ...(id && { send_to: id }),
})

export const watchPresses = (tracking: Tracking): Stop => {
  const { id } = tracking
  let going: Departure | undefined
  let goal = ''

  const press = (event: MouseEvent): void => {
    const link = linkAt(event)
    const url = link && addressOf(link)
    if (!url) return
    const { href } = url
    const leaves = leavesPage(event, link, url)
    if (leaves && going && !going.isOver()) {
      if (goal === href) {
        event.preventDefault()
        return
      }
      // The visitor's last choice counts.
      going.stop()
    }
    const hit = hitOf(url, attributeOf(link, CATEGORY), tracking)
    if (!hit) return
    const [name, more] = hit
    const parameters = { ...parametersOf(link, href, id), ...more }
    if (!leaves) return void tell(id, 'event', name, parameters)
    goal = href
    let isHeld = false
    const departure = createDeparture(() => location.assign(href))
    // Analytics that answers at once holds up nobody.
    const event_callback = () => (isHeld ? guard(departure.go) : departure.stop())
    if (!tell(id, 'event', name, { ...parameters, event_callback })) departure.stop()
    if (departure.isOver()) return
    isHeld = true
    going = departure
    event.preventDefault()
  }

  return all([
    // The last of all listeners: those of the page decide first whether the link is followed.
    on<MouseEvent>(window, 'click', press),
    on<MouseEvent>(window, 'auxclick', (event) => event.button === 1 && press(event)),
    // A visitor who was held up goes on.
    () => guard(() => going?.go()),
  ])
}
