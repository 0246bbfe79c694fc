import { formHtml } from '../../../server/forms/render/html'
import { saveForm } from '../../../server/forms/save'
import { formOf } from '../../../test/support/form-definitions'
import { serveWisp } from '../../columns/wisp'
import type { ReplacingColumn } from '../column'

const form = formOf([
  { name: 'your-name', label: 'Your name', required: true },
  { name: 'your-email', label: 'Email', kind: 'email', required: true },
  { name: 'topic', label: 'Topic', kind: 'select', options: ['A project', 'Press'] },
  { name: 'paper', label: 'Which paper?', showIf: 'topic:Press' },
  { name: 'message', label: 'Your message', kind: 'textarea' },
])

const TRACKING = '<script type="application/json" data-wisp-tracking>{ "download_extensions": "pdf" }</script>'

export const ours: ReplacingColumn = {
  name: 'wisp',
  title: 'Wisp',
  kind: 'ours',
  note: 'What each kind of element needs is a file of its own.',
  entry: '/wisp-site.js',
  serve: () => serveWisp([], (store, site) => saveForm(store, site, form)),
  tag: (origin) => `<script async src="${origin}/wisp-site.js" data-root="main"></script>${TRACKING}`,
  attributes: {
    header: 'data-wisp-header="80"',
    projects: 'data-wisp-submenu',
    rooms: 'data-wisp-gallery',
    lookbook: 'data-wisp-popup="301" data-trigger="exit" data-cookie-days="7"',
  },
  form: (origin) => formHtml(form, { origin }),
  armed: () => document.querySelector('#rooms a[aria-controls="wisp-gallery"]') !== null,
  lead: {
    fields: { '[name=your-name]': 'Ann', '[name=your-email]': 'ann@example.com' },
    button: '.wpcf7-submit',
    thanks: '.wpcf7-mail-sent-ok',
  },
}
