import type { Toast } from '../../../shared/wire/page/page-builder/toast'
import type { toast } from '../../../shared/words/english-pages'
import { icon, make } from './elements'

/** The names of the kinds are read out before what a toast says, because its colour is not. */
export type ToastWords = typeof toast

interface Card {
  card: HTMLElement
  bar: HTMLElement
  /** Writes the text, which screen readers read out if its place was there before. */
  fill(): void
}

const line = (tag: 'strong' | 'p', text: string): HTMLElement => {
  const element = make(tag, '')
  element.textContent = text
  element.dir = 'auto'
  return element
}

export const createCard = ({ kind, title, message }: Toast, words: ToastWords): Card => {
  const text = make('div', 'text')
  text.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  const close = make('button', 'close', icon('close'))
  Object.assign(close, { type: 'button', ariaLabel: words.close })
  const bar = make('div', 'bar')
  const card = make('div', `card ${kind}`, make('span', 'icon', icon(kind)), text, close, bar)
  return {
    card,
    bar,
    fill() {
      const spoken = make('span', 'spoken')
      spoken.textContent = `${words[kind]}: `
      text.append(spoken, ...(title ? [line('strong', title)] : []), ...(message ? [line('p', message)] : []))
    },
  }
}
