/** Content that is markup: of an option, or of the server. */
import { addressOf, idOf } from '../../../shared/page/gallery/address'
import { boxOf } from '../../../shared/page/gallery/box'
import type { Content, GalleryItem } from '../../../shared/page/gallery/chunks'
import { explained, fail, TRY_LATER, UNEXPECTED_RESPONSE } from '../../../shared/page/gallery/failure'
import { after } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { readPage } from '../../../shared/page/platform/send'
import { fill } from './fragment'

/** Milliseconds that pictures have before the box is measured. */
const PICTURES_WAIT_MS = 1_500

/** Resolves when it is known how much room the pictures take. */
const pictures = (inner: HTMLElement): Promise<unknown> => {
  const decoded = Promise.allSettled([...inner.querySelectorAll('img')].map((image) => image.decode()))
  return Promise.race([decoded, new Promise<void>((resolve) => after(PICTURES_WAIT_MS, resolve))])
}

const show = async (item: GalleryItem, markup: string, id?: string): Promise<Content> => {
  const content = boxOf(item)
  const inner = doc.createElement('div')
  fill(inner, markup, id)
  if (!inner.hasChildNodes()) fail(UNEXPECTED_RESPONSE)
  await pictures(inner)
  content.fill(inner)
  return content
}

/** A whole document would bring its own head, and may be a page for logging in that the address was redirected to. */
const DOCUMENT_TAG = /<(!doctype|html|body)(?![\w-])/i

/** A `#fragment` picks one element of the answer; without such an element all of it is shown. */
const load = async (item: GalleryItem, signal: AbortSignal): Promise<Content> => {
  const url = addressOf(item)
  // Servers tell by it who wants a part of a page. Others would first be asked whether it may be sent.
  const headers: Record<string, string> = url.origin === location.origin ? { 'x-requested-with': 'XMLHttpRequest' } : {}
  const { status, reason, type, text } = await readPage(url.href, headers, signal)
  if (status !== 200) fail(reason || TRY_LATER)
  if (DOCUMENT_TAG.test(text) || !/^(text\/|$)/.test(type)) fail(UNEXPECTED_RESPONSE)
  return show(item, text, idOf(url))
}

export const make = explained((item, signal) =>
  item.type === 'html' ? show(item, item.options.content) : load(item, signal),
)
