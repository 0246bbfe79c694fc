/** A picture of the owner's in designs of the library. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { at } from '../../build/paths.js'
import { storePictures } from '../../server/images/own-pictures'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import type { PopupDefinition } from '../../shared/model/popup'
import { factsOf } from './facts'
import { SITE } from './site'
import type { World } from './world'

export const ID = 'ownpicture001'

/** A picture whose quarters differ in colour. */
export const quarters = (): Promise<Buffer> =>
  // Made of pixels: the server, which runs in this process, lets nothing draw an SVG.
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c65' } })
    .composite([
      { input: { create: { width: 800, height: 600, channels: 4, background: '#376' } }, left: 0, top: 0 },
      { input: { create: { width: 800, height: 600, channels: 4, background: '#dba' } }, left: 800, top: 600 },
      { input: { create: { width: 360, height: 360, channels: 4, background: '#fff' } }, left: 220, top: 120 },
    ])
    .jpeg()
    .toBuffer()

/** @returns popups with a picture of the owner's; `./vase.jpg` is there. `more`: of the popup file */
export const withOwnPictures = (fixture: { world: World }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-own-pictures-'))
  const library = readLibrary(at('dist'))
  beforeAll(async () => writeFileSync(join(folder, 'vase.jpg'), await quarters()))
  afterAll(() => rmSync(folder, { recursive: true }))
  return async (
    picture: object,
    more: { template?: string; [key: string]: unknown } = {},
  ): Promise<PopupDefinition> => {
    const file = join(folder, 'popup.json')
    const images = { picture: { alt: 'A vase', ...picture } }
    const confirmed = factsOf(library, more.template ?? 'newsletter', 'en')
    const plain = { id: ID, name: 'A letter', type: 'lightbox', template: 'newsletter', onClickOnly: true }
    writeFileSync(file, JSON.stringify({ ...plain, confirmed, images, ...more }))
    return storePictures(readPopupFile(file, library), file, library, (name, content) =>
      fixture.world.images.add(SITE, name, content),
    )
  }
}
