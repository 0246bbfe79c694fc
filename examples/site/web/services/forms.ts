/**
 * Stands in for a marketing form service: `hbspt.forms.create` draws a small form into its target, and tells the window
 * what happens in it.
 */
type Moment = 'onBeforeFormInit' | 'onFormReady' | 'onFormSubmit' | 'onFormSubmitted'

interface FormOptions extends Partial<Record<Moment, (form: unknown) => void>> {
  formId: string
  target: string | Element
}

const ANSWER_MS = 400

const make = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const field = (id: string, label: string, input: Record<string, string>): HTMLElement =>
  make(
    'div',
    { class: 'hs-form-field' },
    make('label', { for: `hs-${id}` }, label),
    make('input', { class: 'hs-input', id: `hs-${id}`, name: id, required: '', ...input }),
  )

const draw = (formId: string): HTMLElement =>
  make(
    'form',
    { class: 'hs-form', id: `hsForm_${formId}` },
    field('firstname', 'First name', { autocomplete: 'given-name' }),
    field('email', 'Email', { type: 'email', autocomplete: 'email' }),
    make(
      'div',
      { class: 'hs-submit' },
      make('input', { type: 'submit', class: 'hs-button primary', value: 'Keep a place for me' }),
    ),
  )

const THANKS = 'A place is yours. The ticket is on its way, with directions and a warning about the sawdust.'

const create = (options: FormOptions): void => {
  const { formId, target } = options
  const place = typeof target === 'string' ? document.querySelector(target) : target
  if (!place) return
  const form = draw(formId)
  const tell = (eventName: Moment, data: unknown = {}): void => {
    options[eventName]?.(form)
    window.postMessage({ type: 'hsFormCallback', eventName, id: formId, data }, location.origin)
  }
  tell('onBeforeFormInit')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = Array.from(new FormData(form as HTMLFormElement), ([name, value]) => ({ name, value }))
    tell('onFormSubmit', data)
    setTimeout(() => {
      const thanks = make('p', { class: 'submitted-message', role: 'status', tabindex: '-1' }, THANKS)
      form.replaceWith(thanks)
      thanks.focus()
      tell('onFormSubmitted')
    }, ANSWER_MS)
  })
  place.append(form)
  tell('onFormReady')
}

Object.assign(window, { hbspt: { forms: { create } } })

export {}
