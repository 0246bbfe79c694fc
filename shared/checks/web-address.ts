/** For website fields: prepends `http://` to a value with a dot and without a scheme. */
export const withScheme = (value: string): string =>
  /^[a-z][a-z\d+-]*:/i.test(value) || !value.includes('.') ? value : `http://${value.replace(/^\/\//, '')}`
