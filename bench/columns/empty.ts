import type { Column } from './column'
import { serveFiles } from './files'

/** What a page costs without anything of ours or a peer's: taken off every time and all memory. */
export const empty: Column = {
  name: 'empty',
  title: 'empty script',
  kind: 'limit',
  entry: '/empty.js',
  serve: async () => serveFiles({ '/empty.js': '' }),
  tag: (origin) => `<script async src="${origin}/empty.js"></script>`,
  armed: () => true,
  fire: () => {},
  popup: () => null,
  close: () => {},
}
