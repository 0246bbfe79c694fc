/** A scheme as it is mistyped: `http:/`, `https//`, `https:\\\\`, or with a space after it. */
const WEB_SCHEME = /^(https?)(?::?\\\\|:\/?(?!\/)|\/\/|:\/\/\s)\s*/i

export const mendScheme = (value: string): string => value.replace(WEB_SCHEME, '$1://')

/** Prepends `http://` in website fields, to a value with a dot and without a scheme. */
export const withScheme = (value: string): string => {
  const address = mendScheme(value)
  return /^[a-z][a-z\d+-]*:/i.test(address) || !address.includes('.')
    ? address
    : `http://${address.replace(/^\/\//, '')}`
}
