/** A newsletter form as the scripts of a site know it. */
import type { NewsletterForm } from '../../../shared/page/model/newsletter'
import { bare } from '../../../shared/page/platform/safe-dom'
import { alertClass, FIELDS, RESPONSE } from '../../../shared/wire/page/site/newsletter'
import { fill } from './fill'

const create = (name: string, properties: object): HTMLElement =>
  Object.assign(bare(document, 'createElement')(name), properties)

/** Several values of one name make a list. */
const valuesOf = (element: HTMLFormElement): Record<string, unknown> => {
  const data = new FormData(element)
  return Object.fromEntries(
    [...data.keys()].map((name) => {
      const values = data.getAll(name)
      return [name, 1 in values ? values : values[0]]
    }),
  )
}

export const createForm = (element: HTMLFormElement): NewsletterForm => {
  const { id, name = `Form #${id}` } = bare(element, 'dataset')
  const find: (selector: string) => HTMLElement | null = bare(element, 'querySelector')
  return {
    id: Number(id) || 0,
    element,
    name,
    errors: [],
    started: false,
    getData: () => valuesOf(element),
    setData: (data) => fill(element, data),
    setResponse(message, kind) {
      // Polite: what a visitor is doing is not interrupted.
      const alert = create('div', { className: alertClass(message, kind), role: 'alert', ariaLive: 'polite' })
      alert.append(create('p', { textContent: `${message}`.replace(/<\/?[a-z][^>]*>/gi, ''), dir: 'auto' }))
      find(RESPONSE)?.replaceChildren(...(message ? [alert] : []))
    },
    reset() {
      this.setResponse('')
      find(FIELDS)?.style.setProperty('display', '')
      bare(element, 'reset')()
    },
  }
}
