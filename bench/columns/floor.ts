import { readFileSync } from 'node:fs'
import { minify } from 'terser'
import { at } from '../../build/paths.js'
import type { PopupDefinition } from '../../shared/model/popup'
import { popupsOf } from '../popups'
import type { Column } from './column'
import { serveFiles } from './files'

declare const floor: { armed: boolean; open(popup: string): void; close(): void }

const read = async (file: string): Promise<string> => {
  const { code = '' } = await minify(readFileSync(at(`bench/floor/${file}`), 'utf8'), { module: true })
  return code
}

/** A column whose server sends the same popups, in our own format. */
export const floorWith = (popups: PopupDefinition[]): Column => ({
  name: 'floor',
  title: 'loader by hand',
  kind: 'limit',
  note: 'Only what no loader can leave out: storage read once, one fetch, one import.',
  entry: '/loader.js',
  serve: async () =>
    serveFiles({
      '/loader.js': await read('loader.js'),
      '/popup.js': await read('popup.js'),
      '/display.json': JSON.stringify({ popups }),
    }),
  tag: (origin) => `<script async src="${origin}/loader.js"></script>`,
  armed: () => typeof floor === 'object' && floor.armed,
  fire: (popup) => floor.open(popup),
  popup: () => document.querySelector('dialog[open]'),
  close: () => floor.close(),
})

export const handLoader = floorWith(popupsOf(1))
