/** The form of a product, and the page of the bag. */
import { root } from './data'
import { refresh } from './sections'
import { ADD_METHODS } from './ways'

const say = (form: Element, text: string): void => {
  const place = form.querySelector('.said')
  if (place) place.textContent = text
}

const add = async (form: HTMLFormElement, method: string): Promise<void> => {
  const data = new FormData(form)
  say(form, '')
  try {
    const refused = await ADD_METHODS.get(method)?.({ id: `${data.get('id')}`, quantity: Number(data.get('quantity')) })
    say(form, refused || 'It is in your bag.')
    await refresh()
  } catch {
    say(form, 'The store does not answer.')
  }
}

const onProduct = (form: HTMLFormElement): void => {
  for (const button of form.querySelectorAll<HTMLElement>('button[data-way]'))
    if (button.dataset.way !== 'form') button.addEventListener('click', () => add(form, button.dataset.way ?? ''))
}

const post = async (path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${root}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const form = document.querySelector('main form')
  if (form && !response.ok) return say(form, (await response.json()).description)
  location.reload()
}

const onBag = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-change]'))
    button.addEventListener('click', () =>
      post('cart/change.js', { line: Number(button.dataset.line), quantity: Number(button.dataset.change) }),
    )
  document.querySelector('[data-clear]')?.addEventListener('click', () => post('cart/clear.js', {}))
}

export const connect = (): void => {
  const form = document.querySelector<HTMLFormElement>('form.add')
  if (form) onProduct(form)
  onBag()
}
