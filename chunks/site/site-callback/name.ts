const WORD = /[\p{L}\p{N}]{2}/u

/** Whether the text of a control is only a sign, such as × or ☎, which screen readers read out as something else. */
export const isSign = ({ textContent }: Element): boolean => !WORD.test(textContent ?? '')

/** Names a control that is only a sign and has no name. */
export const nameSign = (control: Element, name: string): void => {
  if (name && isSign(control) && !control.hasAttribute('aria-label') && !control.hasAttribute('aria-labelledby'))
    control.setAttribute('aria-label', name)
}
