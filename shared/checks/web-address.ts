/** Of website fields: `http://` before what lacks a scheme and contains a dot. */
export const withScheme = (value: string): string =>
  /^[a-z][a-z\d+-]*:/i.test(value) || !value.includes('.') ? value : `http://${value.replace(/^\/\//, '')}`
