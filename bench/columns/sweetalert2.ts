import type { Column } from './column'
import { installed, serveFiles, versionOf } from './files'

declare const Swal: { fire(options: object): void; close(): void }

export const sweetalert2: Column = {
  name: 'sweetalert2',
  title: `sweetalert2 ${versionOf('sweetalert2')}`,
  kind: 'peer',
  note: 'A dialog alone: decides nothing, asks no server.',
  entry: '/sweetalert2.js',
  serve: async () => serveFiles({ '/sweetalert2.js': installed('sweetalert2/dist/sweetalert2.all.min.js') }),
  tag: (origin) => `<script async src="${origin}/sweetalert2.js"></script>`,
  armed: () => typeof Swal === 'function',
  fire: () =>
    Swal.fire({
      title: 'A letter a month',
      text: 'What is new in the shop.',
      input: 'email',
      inputPlaceholder: 'Email',
      confirmButtonText: 'Sign up',
    }),
  popup: () => document.querySelector('.swal2-popup'),
  close: () => Swal.close(),
}
