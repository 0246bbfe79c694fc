import type { Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'

interface Replacement {
  set(value: string): void
  stop: Stop
}

/**
 * Sends another value than the field shows: a hidden field takes its name. Unlike a `formdata` event, this also reaches
 * scripts that read a form's fields.
 */
export const sendAs = (input: HTMLInputElement): Replacement => {
  const name = input.getAttribute('name')
  const hidden = doc.createElement('input')
  hidden.type = 'hidden'
  const form = input.getAttribute('form')
  if (form !== null) hidden.setAttribute('form', form)
  if (name) {
    hidden.name = name
    input.removeAttribute('name')
    input.after(hidden)
  }
  return {
    set(value) {
      hidden.value = value
      hidden.disabled = input.disabled
    },
    stop() {
      hidden.remove()
      if (name) input.setAttribute('name', name)
    },
  }
}
