import type { Begin, TagChunk } from '../shared/page/model/tag-chunk'
import { reportRejection } from '../shared/page/platform/dom'
import { anyAddress, currentScript } from '../shared/page/platform/tag'
import { addressOf, fetchModule } from './load'

/** Begins with what the script's own tag says. Where it says nothing, or the page is in a frame, a chunk finds out more. */
export const withTag = (begin: Begin): void => {
  const current = currentScript()
  const ownSource = current?.dataset.site && current.src
  const address = ownSource || anyAddress()
  if (!address) throw 'no data-host'
  const folder = new URL('.', address)
  if (ownSource && top === window) begin({ nonce: current.nonce, ...current.dataset }, folder)
  else
    reportRejection(
      fetchModule<TagChunk>(addressOf({ base: folder.href }, 'tag')).then(({ readTag }) =>
        readTag(current, address, begin),
      ),
    )
}
