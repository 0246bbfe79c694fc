/** Has the service build a form, and tells the page of its steps. Loaded by `site-embed`. */
import type { EmbedFormChunk } from '../../../shared/page/model/site'
import { all } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { optionsFor, READY } from '../../../shared/wire/page/site/embed-service'
import { loadService } from './service'
import { watchSteps } from './steps'

let forms = 0

export const createForm: EmbedFormChunk['createForm'] = async (element, form, ready) => {
  const create = await loadService(form.src)
  if (!create || !element.isConnected) return
  const holder = Object.assign(doc.createElement('div'), { id: `wisp-embed-${++forms}` })
  // Before the link, so that the form does not move when the link hides.
  element.prepend(holder)
  const { called, stop } = watchSteps(element, form, (event) => {
    if (event === READY && holder.hasChildNodes()) ready(holder)
  })
  const remove = all([stop, () => holder.remove()])
  try {
    create(optionsFor(form, `#${holder.id}`, called))
    return remove
  } catch {
    // The service is another than we know, or broken.
    remove()
  }
}
