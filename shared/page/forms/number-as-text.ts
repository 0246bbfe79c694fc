/**
 * Browsers read numbers in different ways, and some change them when the wheel turns: what is typed is read by us. Imports
 * nothing, as the form needs it before the code that sends.
 */
export const numberAsText = (control: HTMLInputElement): void => {
  control.type = 'text'
  control.dataset.wispNumber = ''
  control.inputMode ||= 'decimal'
}
