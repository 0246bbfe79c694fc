/** Names a control that is only a sign, such as × or ☎, which screen readers read out as something else. */
export const nameSign = (control: Element, name: string): void => {
  if (!/[\p{L}\d]{2}/u.test(control.textContent as string)) control.ariaLabel ||= name
}
