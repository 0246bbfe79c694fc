/** The headers with which our own pages are sent. */

/**
 * Allows our own files only, and images from anywhere for popups. Popups use constructed style sheets, which need no
 * source.
 * @param objects where the files of `<object>` may come from
 */
export const policy = (more: string, objects = "'none'"): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    "style-src 'self'",
    `object-src ${objects}`,
    "base-uri 'none'",
    "form-action 'self'",
    more,
  ].join('; ')

/** Headers of pages that anybody may see. */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy("frame-ancestors 'self'"),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** The headers of a page that shows files of ours in an `<object>`. */
export const OBJECT_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': policy("frame-ancestors 'self'", "'self'"),
}
