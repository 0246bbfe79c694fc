import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { storePictures } from '../../../server/images/own-pictures'
import { readLibrary } from '../../../server/popups/file/library'
import { readPopupFile } from '../../../server/popups/file/read'
import { NEWSLETTER_FACTS as confirmed } from '../../support/facts'
import { jpeg } from '../../support/pictures'
import { SITE } from '../../support/site'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const POPUP = {
  id: 'ownpicture001',
  name: 'A letter',
  type: 'lightbox',
  template: 'newsletter',
  confirmed,
  onClickOnly: true,
  images: { picture: { src: './vase.jpg', alt: 'A vase', focus: { x: 25, y: 25 } } },
}

export const ownPicture = (fixture: Fixture) =>
  describe('an own picture', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wisp-own-picture-'))
    afterAll(() => rmSync(folder, { recursive: true }))

    it('fills the box of the drawing in the design of a popup', async () => {
      const { site, visitor } = fixture
      const file = join(folder, 'popup.json')
      writeFileSync(join(folder, 'vase.jpg'), await jpeg(1600, 1200))
      writeFileSync(file, JSON.stringify(POPUP))
      const library = readLibrary(at('dist'))
      const add = (name: string, content: Uint8Array) => site.images.add(SITE, name, content)
      await visitor.come([await storePictures(readPopupFile(file, library), file, library, add)])
      await visitor.open(POPUP.id)
      const view = await visitor.until(({ inPopup }) => {
        const image = inPopup('.art img') as HTMLImageElement | null | undefined
        if (!image?.naturalWidth) return
        const boxes = [image, image.closest('.art') as Element].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        })
        return { boxes, address: image.currentSrc, fits: getComputedStyle(image).objectPosition }
      })
      expect(view.boxes[0]).toEqual(view.boxes[1])
      expect(view.address).toMatch(/\/w_\d+,h_\d+,fp_0\.25_0\.25,q_\d+,.*\.jpg$/)
      expect(view.fits).toBe('25% 25%')
      await visitor.type(KEYS.Escape)
      await visitor.gone()
    })
  })
