/** The codes of the server's errors, `{error: {code, message, field?}}`, by status. */
export const CODES = {
  400: 'malformed',
  401: 'unauthorized',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'too_early',
  413: 'too_large',
  429: 'too_many',
  500: 'internal',
  503: 'unavailable',
} as const
