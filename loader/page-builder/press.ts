/** What the visitor presses: one listener for clicks and one for submissions, for all elements of the page. */
import type { ActionsChunk, ElementAction, FormsChunk, PageRuntime } from '../../shared/model/page-builder'
import { on, reportRejection } from '../../shared/platform/dom'
import { FOLLOWED, FORM, TRACKED, trackingName } from '../../shared/wire/page-builder/markup'

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? (Element.prototype.closest.call(target, selector) as HTMLElement | null) : null

/** The action of the nearest element that has one. */
const actionAt = (element: Element, actions: Map<string, ElementAction>): [HTMLElement, ElementAction] | undefined => {
  const holder = closest(element, '[id]')
  if (!holder) return
  const action = actions.get(holder.getAttribute('id') ?? '')
  const outer = Reflect.get(Node.prototype, 'parentElement', holder) as Element | null
  return action ? [holder, action] : outer ? actionAt(outer, actions) : undefined
}

export const watchPresses = (runtime: PageRuntime): void => {
  const { hit, load, page, placeOf } = runtime
  on<MouseEvent>(document, 'click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const pressed = closest(target, TRACKED)
    if (pressed) hit({ ...placeOf(pressed), event: 'click', element: trackingName(pressed), tag: pressed.localName })
    const [holder, action] = actionAt(target, page.actions) ?? []
    // A click that the page has handled, or one that asks for a new tab.
    if (!holder || !action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Marking counts beside what the element does anyway. Fields have to keep what a press does to them.
    if (action.name !== 'mark-campaign-complete' && closest(target, FOLLOWED)) event.preventDefault()
    reportRejection(load<ActionsChunk>('page-actions').then(({ act }) => act(action, holder, runtime)))
  })
  on<SubmitEvent>(document, 'submit', (event) => {
    const { submitter, target } = event
    const form = closest(target, FORM) as HTMLFormElement | null
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    reportRejection(load<FormsChunk>('page-form').then(({ submit }) => submit(form, submitter, runtime)))
  })
}
