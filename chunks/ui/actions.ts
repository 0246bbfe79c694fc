/** What a press on a `data-wisp-action` does. One listener for all, so that an action works wherever a template puts it. */
import { after, all, on, type Stop, settle } from '../../shared/dom'
import { convert } from './convert'
import type { Live } from './live'

/** How long a coupon says that it was copied, in milliseconds (specification, section 9). */
const COPIED = 500

type Action = (live: Live, pressed: HTMLElement) => void

const copy: Action = ({ context, say, words }, pressed) => {
  const code = pressed.dataset.wispCopy ?? pressed.textContent?.trim() ?? ''
  const copied = (): void => {
    say(words.copied)
    pressed.dataset.copied = words.copied
    after(COPIED, () => delete pressed.dataset.copied)
    context.emit('coupon-copy', { id: context.popup.id, code })
  }
  // No clipboard on http pages, and a page may forbid it: then the code is at least selected.
  const select = (): void => getSelection()?.selectAllChildren(pressed)
  if (navigator.clipboard) navigator.clipboard.writeText(code).then(copied, select)
  else select()
}

/** The browser follows the link itself; for a click popup it is what was hoped for. */
const link: Action = ({ close, context, elapsed, submissionId }) => {
  if (context.popup.target === 'click' && !context.preview) {
    settle(convert(context, { submissionId, fields: {}, extraFields: [], elapsed: elapsed(), trap: '' }))
  }
  close('link')
}

const submit: Action = ({ root }, pressed) => {
  const form = pressed.closest('form') ?? root.querySelector('form')
  if (!form || form.contains(pressed.closest('button:not([type=button])'))) return
  form.requestSubmit()
}

const open: Action = ({ close, context }, pressed) => {
  close('link')
  context.open(pressed.dataset.wispPopup ?? '')
}

const close: Action = (live, { dataset }) => live.close(dataset.wispAction === 'x' ? 'x' : 'button')

/** `x` and `button` are the frame's own controls, the rest is for templates. */
const ACTIONS: Record<string, Action> = { x: close, button: close, close, copy, link, open, submit }

export const listen = (live: Live): Stop =>
  all([
    on<MouseEvent>(live.root, 'click', ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-wisp-action]')
      if (pressed) ACTIONS[pressed.dataset.wispAction ?? '']?.(live, pressed)
    }),
    // A form of ours never goes anywhere by itself, whoever else listens.
    on(live.root, 'submit', (event) => event.preventDefault()),
  ])
