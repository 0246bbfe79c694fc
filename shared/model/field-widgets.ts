/** The chunks that make a field easier to fill in, by the fields that get them. */
export const WIDGETS: [selector: string, chunk: string][] = [
  ['input[type=email],input[data-wisp-field=email]', 'email'],
  ['input[data-wisp-number],input[data-wisp-check~=number]', 'number'],
  ['select[data-wisp-search]', 'select'],
  ['input[data-wisp-check~=phone-international]', 'phone'],
  ['input[data-wisp-date],input[type=date]', 'calendar'],
]
