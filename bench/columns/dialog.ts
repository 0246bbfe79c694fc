import { readFileSync } from 'node:fs'
import { minify } from 'terser'
import { at } from '../../build/paths.js'
import type { Column } from './column'
import { serveFiles } from './files'

declare const dialog: { open(): void; close(): void }

export const handDialog: Column = {
  name: 'dialog',
  title: '`<dialog>` by hand',
  kind: 'limit',
  note: 'One popup written into one script: decides nothing, asks no server.',
  entry: '/dialog.js',
  async serve() {
    const { code = '' } = await minify(readFileSync(at('bench/dialog/dialog.js'), 'utf8'))
    return serveFiles({ '/dialog.js': code })
  },
  tag: (origin) => `<script async src="${origin}/dialog.js"></script>`,
  armed: () => typeof dialog === 'object',
  fire: () => dialog.open(),
  popup: () => document.querySelector('dialog[open]'),
  close: () => dialog.close(),
}
