import type { WispApi } from '../../../shared/page/model/api'
import { SITE, serveWisp } from '../../columns/wisp'
import { POPUP, popupWith } from '../../popups'
import type { ReplacingColumn } from '../column'
import { ENDS, FIELDS } from './visit'

declare const wisp: WispApi

const data = {
  id: 'page000000001',
  actions: { 'see-prices': { action: 'show-elements', target: ['prices'] } },
  openers: { 'ask-us': 'letter' },
  popups: { letter: { coverWholeBg: true, positionOnPage: 'center', howToShowUp: { trigger: 'mouse_exits' } } },
}

export const ours: ReplacingColumn = {
  name: 'wisp',
  title: 'Wisp',
  kind: 'ours',
  note: 'What an element needs is loaded when it comes near the screen; wisp.js comes along for the popup and the lead.',
  entry: '/wisp-page.js',
  // A lead belongs to a page or a popup of its server.
  serve: () => serveWisp([{ ...popupWith(1), triggers: {}, onClickOnly: true }]),
  tag: (origin) => `<script async src="${origin}/wisp-page.js" data-site="${SITE}" data-root="main"></script>
    <script type="application/json" data-wisp-page>${JSON.stringify(data)}</script>`,
  attributes: {
    menu: 'data-wisp-menu',
    toggle: 'data-wisp-menu-toggle',
    links: 'data-wisp-menu-list',
    countdown: `data-wisp-countdown data-wisp-end="${ENDS}"`,
    book: `data-wisp-lead="${POPUP}" data-wisp-thanks="Thank you!" data-wisp-answer="toast"`,
    day: 'data-wisp-date',
    letter: 'data-popup-option-id="31"',
  },
  armed: () => typeof wisp === 'object' && wisp.ready().then(() => true),
  lead: { fields: FIELDS, button: '#book button', thanks: '.wisp-answer[data-kind=success]' },
}
