import { addressOf } from '../../../shared/page/gallery/address'
import { fail } from '../../../shared/page/gallery/failure'
import { on } from '../../../shared/page/platform/dom'
import { element, fileOf, holder, type Maker } from './maker'
import { sizeOf } from './size'

/** An svg, as an image: anywhere else, scripts in it would run. It is as large as the options say. */
export const svg: Maker = async (item, signal) => {
  const url = addressOf(item)
  const image = element('img', { alt: item.name || fileOf(url) })
  const loaded = new Promise<void>((resolve, reject) => {
    on(image, 'load', () => resolve())
    on(image, 'error', () => reject())
    on(signal, 'abort', () => reject())
  })
  image.src = url.href
  await loaded.catch(() => fail('No image found.'))
  const box = holder()
  box.append(image)
  return Object.assign(sizeOf(item), { element: box, keepsRatio: true })
}
