/**
 * Parameters by which other companies recognise in an address who has clicked on it: advertisers, newsletters, and the link
 * between two sites of one visitor.
 */
const NAMES = [
  'gclid gclsrc dclid gbraid wbraid gad_source srsltid _gl _ga',
  'fbclid igshid msclkid ttclid twclid li_fat_id epik rdt_cid sccid yclid ysclid',
  'irclickid irgwc click_?id cjevent awc tblci dicbo obclid qclid s_kwcid ef_id',
  'mc_eid _hsenc __hs[a-z]+ hsctatracking vero_id mkt_tok _kx oly_(?:anon|enc)_id',
]

const CLICK_ID = new RegExp(`^(?:${NAMES.join(' ').replaceAll(' ', '|')})(?:=|$)`, 'i')

/** The query or fragment of an address, up to where the next begins or the address ends. */
const PARAMETERS = /([?#])([^\s"'<>?#]+)/g

/** The same text, a single address or several, without ids of clicks. */
export const withoutClickIds = (text: string): string =>
  text.replace(PARAMETERS, (all, sign: string, parameters: string) => {
    const pairs = parameters.split('&')
    const others = pairs.filter((pair) => !CLICK_ID.test(pair))
    if (others.length === pairs.length) return all
    return others.length ? sign + others.join('&') : ''
  })

const plainText = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Shorter values are flags such as `gad_source=1` and `gclsrc=aw.ds`, which are the same for everybody. */
const MIN_ID_LENGTH = 8

/** The ids of clicks in addresses, as a form has them that fills a field from the address. */
export const clickIdsIn = (text: string): string[] =>
  [...text.matchAll(PARAMETERS)].flatMap(([, , parameters = '']) =>
    parameters.split('&').flatMap((pair) => {
      const value = plainText(pair.slice(pair.indexOf('=') + 1))
      return CLICK_ID.test(pair) && value.length >= MIN_ID_LENGTH ? [value] : []
    }),
  )

/**
 * The value of a hidden field, which a form may have filled from an address under any name; undefined if it is the id of a click,
 * or has one in it.
 *
 * @param clickIds of all addresses that may have filled it
 */
export const hiddenValueWithoutClickIds = (names: string[], value: string, clickIds: string[]): string | undefined => {
  const remainder = withoutClickIds(value)
  const isClickId = names.some((name) => CLICK_ID.test(name)) || clickIds.some((id) => remainder.includes(id))
  return isClickId ? undefined : remainder
}
