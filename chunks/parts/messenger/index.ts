/**
 * A link to a Messenger conversation. This adds a reference that connects the conversation with the lead, counts the
 * conversion, and opens Facebook's plugin for the formats that have one.
 */
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import type { Live } from '../../core/ui/index'
import { openChat, openSendButton } from './facebook'

/** Formats of the type social that have a plugin (specification, section 1). */
const CHAT_PLUGINS: Record<number, typeof openChat | undefined> = {
  3: openChat,
  7: openChat,
  4: openSendButton,
  8: openSendButton,
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null => (target as Element).closest('a[data-wisp-messenger]')

/** True if all is ticked that must be, as a consent outside a form. If not, the browser says so at the box. */
const isAgreed = (root: ParentNode): boolean =>
  [...root.querySelectorAll('input')].every((input) => input.form || input.reportValidity())

/** Opens the link in a new tab, or in this one if the browser blocks that. */
const openLink = ({ href }: HTMLAnchorElement): void => {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}

export const hold = (live: Live): Stop => {
  const { close, context, elapsed, preview, root, submissionId } = live
  const { format, target, type } = context.popup
  /** Adds the reference to the link when it is used. Until then the link stays as its author wrote it. */
  const addReference = (event: Event): void => {
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
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event)
    if (!link) return
    if (!isAgreed(root)) {
      event.preventDefault()
      return
    }
    addReference(event)
    convert()
    const plugin = type === 'social' && CHAT_PLUGINS[format]
    // With a modifier key the visitor wants a new tab or window: leave that to the browser.
    if (!plugin || event.ctrlKey || event.metaKey || event.shiftKey) close('link')
    else {
      event.preventDefault()
      reportRejection(
        plugin(link, live).catch(() => {
          openLink(link)
          close('link')
        }),
      )
    }
  }
  return all([on(root, 'pointerdown', addReference), on(root, 'click', onClick)])
}
