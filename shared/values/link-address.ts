/** The name of a host, and not of one of the site's own files. */
const HOST_PATTERN =
  /^([\p{L}\d-]+\.)+(?!(x?html?|php|[aj]spx?|pdf|zip|txt|xml|jpe?g|png)\b)\p{L}{2,}(:\d+)?([/?#]|$)/iu

/**
 * Owners write `shop.example/sale` and mean another site: it gets a protocol-relative prefix (specification, section 5).
 * What has a scheme (tel:, sms:, mailto: too), begins with `#`, `/`, `?` or `.`, or names a page of the site stays.
 */
export const linkAddress = (input: string): string => {
  const address = input.trim()
  return HOST_PATTERN.test(address) ? `//${address}` : address
}
