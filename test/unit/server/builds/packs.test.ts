import { describe, expect, it } from 'vitest'
import type { Assets } from '../../../../server/builds/assets'
import { besidePack, createPacks, loosePack } from '../../../../server/builds/packs'

/** The files of a build whose list of packs can change. */
const assetsWith = (packs: () => string[][] | undefined): Assets => {
  const get: Assets['get'] = (path) => {
    const text = path === '/packs.json' && packs() ? JSON.stringify(packs()) : ''
    return text
      ? { type: '', etag: text, immutable: false, encodings: [], read: async () => Buffer.from(text) }
      : undefined
  }
  return { get, has: (path) => get(path) !== undefined }
}

describe('the pack for a popup', () => {
  const list = [['lightbox'], ['lightbox', 'form'], ['lightbox', 'form', 'copy'], ['bar', 'copy']]
  it.each([
    ['lightbox', ['form'], ['lightbox', 'form']],
    ['lightbox', ['cooldown', 'form'], ['lightbox', 'form']],
    ['lightbox', ['copy'], ['lightbox']],
    ['lightbox', ['copy', 'fonts', 'form'], ['lightbox', 'form', 'copy']],
    ['bar', [], []],
  ])('of type %s with the parts %j is the largest that has nothing else: %j', async (type, parts, expected) => {
    expect(await createPacks(assetsWith(() => list)).find(type, parts)).toEqual(expected)
  })

  it('is one of the build that is there now; none of a build without packs', async () => {
    let now: string[][] | undefined = list
    const packs = createPacks(assetsWith(() => now))
    expect(await packs.find('bar', ['copy'])).toEqual(['bar', 'copy'])
    now = [['bar']]
    expect(await packs.find('bar', ['copy'])).toEqual(['bar'])
    now = undefined
    expect(await packs.find('bar', ['copy'])).toEqual([])
  })
})

describe('an address in the folder of a pack', () => {
  it.each([
    ['/v/0123456789/lightbox_form/submit.js', '/v/0123456789/submit.js'],
    ['/v/0123456789/side-small/phone/1.js', '/v/0123456789/phone/1.js'],
    ['/v/0123456789/lightbox_form/ui.js', undefined],
    ['/v/0123456789/ui.js', undefined],
    ['/v/0123456789/../desk.html', undefined],
    ['/v/fonts/a/b.woff2', undefined],
  ])('%s is that of the chunk %s', (path, expected) => {
    expect(besidePack(path)).toBe(expected)
  })

  it('of a pack that is not there is made of single chunks, what they share first', () => {
    expect(loosePack('/v/0123456789/side-small_form/ui.js')).toBe(`export * from '../ui.js'
import * as chunk0 from './side-small.js'
import * as chunk1 from './form.js'
export const pack = { 'side-small': chunk0,'form': chunk1 }`)
    for (const path of ['/v/0123456789/form.js', '/v/0123456789/a/form.js', "/v/0123456789/a'b/ui.js", '/a/ui.js'])
      expect(loosePack(path)).toBeUndefined()
  })
})
