/**
 * A link to a conversation on Messenger. It leads there by itself; what this adds is the reference by which the conversation and
 * the lead know each other, the conversion, and Facebook's own window where the popup's format is for that.
 */
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { Live } from '../../core/ui/index'
import { openChat, openSend } from './facebook'

/** Formats of the type social that have a plugin (specification, section 1). */
const PLUGINS: Record<number, typeof openChat | undefined> = { 3: openChat, 7: openChat, 4: openSend, 8: openSend }

const linkOf = ({ target }: Event): HTMLAnchorElement | null => (target as Element).closest('a[data-wisp-messenger]')

/** While the press still counts as one; where the browser sees that otherwise, in this tab. */
const follow = ({ href }: HTMLAnchorElement): void => {
  const tab = open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}

export const hold = (live: Live): Stop => {
  const { close, context, elapsed, preview, root, submissionId } = live
  const { format, target, type } = context.popup
  /** Not before it is used: until then it is the address that the template's author wrote. */
  const refer = (event: Event): void => {
    const link = linkOf(event)
    if (!link) return
    const address = new URL(link.href)
    address.searchParams.set('ref', submissionId)
    Object.assign(link, { href: address.href, target: '_blank', rel: 'noopener' })
  }
  const convert = (): void => {
    if (target !== 'click' || preview) return
    const lead = { submissionId, fields: {}, extraFields: [], elapsed: elapsed(), trap: '', messengerRef: submissionId }
    reportRejection(context.convert(lead))
  }
  const press = (event: MouseEvent): void => {
    const link = linkOf(event)
    if (!link) return
    refer(event)
    convert()
    const plugin = type === 'social' && PLUGINS[format]
    // Who asks for a tab or a window of their own gets it.
    if (!plugin || event.ctrlKey || event.metaKey || event.shiftKey) close('link')
    else {
      event.preventDefault()
      reportRejection(
        plugin(link, live).catch(() => {
          follow(link)
          close('link')
        }),
      )
    }
  }
  return all([on(root, 'pointerdown', refer), on(root, 'click', press)])
}
