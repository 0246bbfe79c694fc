/** The hits of a page (specification, sections 3 and 7). The server takes them urlencoded only. */
import type { BuiltPage, Hit } from '../../../page/model/page-builder'

/** Longest address in a hit; longer query strings are campaign parameters. */
const MAX_ADDRESS_LENGTH = 300
/** Longest name of an element: the original's column has no more. */
const NAME_MAX = 50

export const hitForm = ({ id, variant }: BuiltPage, hit: Hit, session: string): URLSearchParams => {
  const { event, type, option, element, tag } = hit
  return new URLSearchParams({
    page_id: id,
    page_variant_id: variant,
    option_id: option,
    page_type: type,
    event_name: event,
    event_friendly_name: /open|close/.test(event) ? `${type} ${event}` : event,
    session_id: session,
    received_element: element.slice(0, NAME_MAX),
    received_element_tag: tag,
    url: location.href.slice(0, MAX_ADDRESS_LENGTH),
    action: 'wplx_save_hit',
  })
}
