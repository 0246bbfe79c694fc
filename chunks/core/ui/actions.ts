/** The actions of `data-wisp-action`. One listener for all, so that an action works wherever a template puts it. */
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { own } from '../../../shared/values/own'
import type { Live } from './live'

export type Action = (live: Live, pressed: HTMLElement) => void

/** A press that counts as a conversion: a lead without anything in it. */
export const convertByPress = ({ context, converted, elapsed, preview, submissionId }: Live): void => {
  converted()
  if (!preview)
    reportRejection(context.convert({ submissionId, fields: {}, extraFields: [], elapsed: elapsed(), trap: '' }))
}

/** The browser follows the link itself. In a click popup that press is the conversion. */
const link: Action = (live) => {
  if (live.context.popup.target === 'click') convertByPress(live)
  live.close('link')
}

/** Dispatches only the event: the browser must not check or send the form, and may not in a sandboxed frame. */
export const submitForm = (form?: HTMLFormElement | null): void => {
  form?.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
}

const submit: Action = ({ root }, pressed) => {
  const form = pressed.closest('form') ?? root.querySelector('form')
  // A submit button submits by itself.
  if (!form?.contains(pressed.closest('button:not([type=button])'))) submitForm(form)
}

const open: Action = ({ close, context }, pressed) => {
  close('popup')
  context.open(pressed.dataset.wispPopup ?? '')
}

const close: Action = (live, { dataset }) => live.close(dataset.wispAction === 'x' ? 'x' : 'button')

/** From the welcome screen to the next one, or to the screen that `data-wisp-to` names, if there is one. */
const next: Action = ({ go, screens }, { dataset }) => go(screens.find((screen) => screen === dataset.wispTo) ?? 'main')

/** `x` and `button` are the frame's own controls, the rest is for templates. Parts bring more. */
export type Actions = Record<string, Action | undefined>
const ACTIONS: Actions = { x: close, button: close, close, link, next, open, submit }

export const listen = (live: Live, more: Actions): Stop => {
  const actions = { ...ACTIONS, ...more }
  const { root } = live
  return all([
    on<MouseEvent>(root, 'click', ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-wisp-action]')
      // The popup may show elements of the page.
      if (root.contains(pressed)) own(actions, pressed?.dataset.wispAction ?? '')?.(live, pressed as HTMLElement)
    }),
    // The browser must never submit our form itself, whatever other listeners do.
    on(root, 'submit', (event) => root.contains(event.target as Node) && event.preventDefault()),
  ])
}
