/** The parts of a sub-menu, and the attributes that screen readers need. */

export interface Parts {
  element: Element
  opener: HTMLElement
  list: HTMLElement
}

/** True if the opener is a link that leads somewhere, which it has to keep doing. */
export const leadsOn = (opener: Element): boolean => /^(?!#$|javascript:)./i.test(opener.getAttribute('href') ?? '')

/** Number of the last list that was given an id. */
let lastListNumber = 0

/** Gives the parts their roles and attributes. @returns undefined without a list or an opener */
export const prepare = (element: Element): Parts | undefined => {
  const list = element.querySelector<HTMLElement>('ul,ol,[data-wisp-list]')
  const opener = [...element.querySelectorAll<HTMLElement>('a,button')].find((each) => !list?.contains(each))
  if (!list || !opener) return
  list.id ||= `wisp-list-${++lastListNumber}`
  // Any other value leaves it to the page how a closed list is hidden.
  list.dataset.wispList ??= ''
  // Until here it may have been hidden by its owner; from here on by our style sheet.
  list.hidden = false
  opener.setAttribute('aria-controls', list.id)
  if (opener.localName === 'a' && !leadsOn(opener)) {
    opener.role = 'button'
    opener.tabIndex = 0
  }
  return { element, opener, list }
}
