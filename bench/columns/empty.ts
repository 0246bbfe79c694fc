import type { Column } from './column'
import { serveFiles } from './files'

/** The cost of the page itself, which is subtracted from all times and memory. */
export const empty = {
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
} satisfies Column
