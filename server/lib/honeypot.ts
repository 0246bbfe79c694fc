/** Attributes by which the usual password managers leave a field alone. */
export const NOT_FOR_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}
