import type { Detail } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { detailOf, EVENT, TELLS_MORE, versionIn } from '../../../shared/wire/page/site/contact'

export interface Teller {
  /** True if the form is one of 5.4 or later. */
  isNew: boolean
  tell(name: string, detail: Detail): void
  /** The form has another status. */
  changed(status: string, before: string): void
}

/** Tells the page's scripts what happens: at the form from 5.4 on, and before that at its wrapper. */
export const createTeller = (wrapper: Element, form: HTMLFormElement): Teller => {
  const isNew = versionIn(new FormData(form)) >= TELLS_MORE
  const tell: Teller['tell'] = (name, detail) => {
    bare(isNew ? form : wrapper, 'dispatchEvent')(new CustomEvent(EVENT + name, { bubbles: true, detail }))
  }
  return {
    isNew,
    tell,
    changed(status, prevStatus) {
      if (!isNew) return
      const { inputs, formData, ...detail } = detailOf(wrapper.id, new FormData(form), status)
      tell('statuschanged', { ...detail, prevStatus } as Detail)
    },
  }
}
