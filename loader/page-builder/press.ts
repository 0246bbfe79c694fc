/** Listens for presses: one listener for clicks and one for submissions, for all elements of the page. */
import { OPENING } from '../../shared/page/model/opener'
import type { ActionsChunk, FormsChunk, PageRuntime } from '../../shared/page/model/page-builder'
import { on, reportRejection } from '../../shared/page/platform/dom'
import { FENCED_SELECTOR } from '../../shared/page/platform/owned'
import { bare } from '../../shared/page/platform/safe-dom'
import { newId } from '../../shared/values/id'
import { SUBMISSION } from '../../shared/wire/form-fields'
import { FORM, NATIVE, TRACKED, trackingName } from '../../shared/wire/page/page-builder/markup'
import { takesOver } from '../../shared/wire/page/page-builder/page'

/** A script may dispatch an event at the document, which has no `closest`. */
const closest = <E extends Element = HTMLElement>(target: Element, selector: string): E | null | undefined =>
  (bare(target, 'closest') as Element['closest'] | undefined)?.(selector) as E | null | undefined

export const watchPresses = (runtime: PageRuntime): void => {
  const { hit, load, page, placeOf } = runtime
  /** Set while a press is repeated, for the browser to act on. */
  let returned: boolean | undefined

  on<MouseEvent>(document, 'click', (event) => {
    const target = event.target as Element
    if (returned || closest(target, FENCED_SELECTOR)) return
    // A press on a label is followed by one on its field, which is the one that counts.
    if (closest<HTMLLabelElement>(target, 'label,a,button,input,select')?.control) return
    let holder: Element | null = target
    while (holder && !page.actions.has(bare(holder, 'id'))) holder = bare(holder, 'parentElement')
    // The inner one counts, and what has an action is a button for the visitor.
    const tracked = closest(target, TRACKED)
    const pressed = holder && !bare(holder, 'contains')(tracked as Node | null) ? holder : tracked
    if (pressed)
      hit({ ...placeOf(pressed), event: 'click', element: trackingName(pressed), tag: bare(pressed, 'localName') })

    const action = holder && page.actions.get(bare(holder, 'id'))
    // A click that the page has handled, or one that asks for a new tab.
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (/popup$/.test(action.action as string)) Reflect.set(window, OPENING, event)
    const native = takesOver(action) && closest(target, NATIVE)
    if (native) event.preventDefault()
    reportRejection(
      load<ActionsChunk>('page-actions').then(
        ({ act }) => act(action, holder as HTMLElement, runtime),
        () => {
          // Without the chunk, a link still leads where it leads by itself.
          returned = true
          if (native) native.click()
          returned = false
        },
      ),
    )
  })
  on<SubmitEvent>(document, 'submit', (event) => {
    const { submitter, target } = event
    const form = closest<HTMLFormElement>(target as Element, FORM)
    if (!form || event.defaultPrevented || closest(form, FENCED_SELECTOR)) return
    event.preventDefault()
    // The browser may send it twice, if it has to.
    const id = bare(form, 'querySelector')<HTMLInputElement>(`[name=${SUBMISSION}]`)
    if (id) id.value ||= newId()
    // Without the chunk, the browser sends the form, if it says how.
    reportRejection(
      load<FormsChunk>('page-form').then(
        ({ submit }) => submit(form, submitter, runtime),
        () => closest(form, '[method]') && bare(form, 'submit')(),
      ),
    )
  })
}
