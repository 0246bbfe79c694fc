import { type Detail, EVENT } from '../../../shared/wire/site/contact'

/** Tells the page's scripts. */
export const tell = (wrapper: Element, name: string, detail: Detail): void => {
  wrapper.dispatchEvent(new CustomEvent(EVENT + name, { bubbles: true, detail }))
}
