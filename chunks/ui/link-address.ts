/** What looks like a file of the site's own, and not like the name of a host. */
const FILE = 'x?html?|php|[aj]spx?|cfm|pdf|zip|txt|xml|jpe?g|png|webp'
const HOST = new RegExp(`^([\\p{L}\\d-]+\\.)+(?!(${FILE})([/?#]|$))\\p{L}{2,}(:\\d+)?([/?#]|$)`, 'iu')

/**
 * Owners write `shop.example/sale` and mean another site: it gets a protocol-relative prefix (specification, section 5).
 * What has a scheme (tel:, sms:, mailto: too), begins with `#`, `/`, `?` or `.`, or names a page of the site stays.
 */
export const linkAddress = (written: string): string => {
  const address = written.trim()
  return HOST.test(address) ? `//${address}` : address
}
