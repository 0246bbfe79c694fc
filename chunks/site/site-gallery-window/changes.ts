/** The content of the frame, and how one follows another. The one writer of both. */

import type { Content, GalleryInside, GalleryItem, GalleryPage } from '../../../shared/page/gallery/chunks'
import type { Box } from '../../../shared/page/gallery/geometry'
import { remove } from '../../../shared/page/gallery/items'
import { originOf } from '../../../shared/page/gallery/origin'
import { guard, reportRejection } from '../../../shared/page/platform/dom'
import { makeOther } from './content'
import { updateControls } from './controls'
import { makeImage } from './image'
import { fetchPaging } from './later'
import { dialog } from './parts'
import { visualView } from './seen'
import { enter } from './transitions'

/** Dispatched on the dialog whenever something stands still in the frame. */
export const SHOWN_EVENT = 'wisp:gallery-shown'

let page: GalleryPage
let items: GalleryItem[]
let index: number
/** True if the group of the pressed link is still to come. */
let isPart = false
let origin: Box | undefined
let currentContent: Content | undefined
/** Aborted when something else is asked for, or nothing any more. */
let loading: AbortController | undefined
let queue = Promise.resolve()
/** Transitions that run or wait. */
let busy = 0

export const indexNow = (): number => index
export const itemNow = (): GalleryItem => items[index] as GalleryItem
export const isBusy = (): boolean => isPart || busy > 0
/** Sends an event that the page may listen to as well. */
export const dispatch = (name: string): void => {
  dialog.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { link: itemNow().link, index } }))
}
/** Undefined while it changes. */
export const contentNow = (): Content | undefined => (isBusy() ? undefined : currentContent)

const announce = (): void => {
  if (contentNow()) dispatch(SHOWN_EVENT)
}

const run = (signal: AbortSignal, action: () => Promise<void> | undefined): void => {
  busy++
  queue = queue.then(() => (signal.aborted ? undefined : action()))
  reportRejection(queue)
  queue = queue
    .catch(() => {})
    .then(() => {
      busy--
      if (!signal.aborted) announce()
    })
}

const swap = async (content: Content): Promise<void> => {
  const old = currentContent
  currentContent = content
  updateControls(items, index, isPart)
  // If it cannot be fetched, nothing moves.
  const paging = old && (await fetchPaging().catch(() => undefined))
  // Closed meanwhile.
  if (currentContent !== content) return old && remove(old)
  if (old && paging) await paging.change(old, content)
  else {
    if (old) remove(old)
    await enter(content, itemNow(), old ? undefined : origin)
  }
  content.entered?.()
}

export const whenStill: GalleryInside['whenStill'] = (action) => {
  if (loading) run(loading.signal, () => currentContent && action(currentContent))
}

const failure = async (error: Error): Promise<Content | undefined> => (await fetchPaging())?.failure(error)

const makeNow = async (signal: AbortSignal): Promise<Content> => {
  const item = itemNow()
  if (item.type !== 'image') return makeOther(item, page, signal)
  const content = await makeImage(item, !currentContent)
  content.loaded?.catch((error) =>
    run(signal, async () => {
      const message = await failure(error)
      if (message) await swap(message)
    }),
  )
  return content
}

export const go = async (to: number): Promise<void> => {
  loading?.abort()
  loading = new AbortController()
  const { signal } = loading
  index = to
  dialog.ariaBusy = 'true'
  const content = await makeNow(signal).catch(failure)
  if (!content || signal.aborted) return content?.leave?.()
  dialog.ariaBusy = null
  run(signal, () => swap(content))
}

/** The item that is opened, and where it comes from: before the window is there, as the page needs no new layout then. */
export const begin = (group: GalleryItem[], start: number, from: GalleryPage, isAlone: boolean): void => {
  items = group
  index = start
  page = from
  isPart = isAlone
  origin = originOf(itemNow(), visualView())
  updateControls(items, index, isPart)
}

export const join: GalleryInside['join'] = (group) => {
  const { link, name } = itemNow()
  const place = group.findIndex(({ links }) => links.includes(link))
  Object.assign(group[place] ?? {}, { link, name })
  items.splice(0, 1, ...group)
  index = Math.max(place, 0)
  isPart = false
  updateControls(items, index, isPart)
  // The gallery may be closing.
  if (!loading?.signal.aborted) announce()
}

/** From now on nothing changes. */
export const stop = (): void => loading?.abort()

/** At the end. */
export const clear = (): void => {
  const last = currentContent
  currentContent = undefined
  guard(() => last && remove(last))
}
