/** A page that shows one design, on an empty page or on one that looks like a shop. */
import { direction, type Language, type SampleLanguage, sampleLanguage } from '../../shared/model/text'
import { popupPageHeaders } from '../hosted/plain-page'
import { smallPage } from '../http/small-page'
import { escapeHtml } from '../lib/markup'

const STYLE = `
:root { color-scheme: light; --bone: #e4e2dc; }
body { margin: 0; background: #f7f6f3; font: 16px / 1.5 system-ui, sans-serif; color: #3b3f45; }
main { box-sizing: border-box; max-width: 1080px; min-height: 160vh; margin: 0 auto; padding: 24px; }
nav, .goods { display: grid; gap: 24px; }
nav { grid-template-columns: 140px 1fr 60px 60px 60px; align-items: center; margin-bottom: 32px; }
i { display: block; height: 12px; border-radius: 6px; background: var(--bone); }
nav i:first-child { height: 24px; }
nav i:nth-child(2) { visibility: hidden; }
.banner { height: 38vh; min-height: 220px; margin-bottom: 32px; border-radius: 12px; background: linear-gradient(120deg, #d9d4c7, #e9e6de); }
.goods { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
.goods i { margin-top: 12px; }
.goods i:first-child { height: 180px; margin: 0; border-radius: 12px; }
.goods i:last-child { width: 40%; }
button { padding: 12px 24px; border: 1px solid; border-radius: 999px; color: inherit; background: none; font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid; outline-offset: 2px; }
.again { text-align: center; margin: 32px 0; }
.empty { display: grid; place-content: center; max-width: none; min-height: 100vh; min-height: 100svh; padding: 0; }
`

export const LIVE_HEADERS = { ...popupPageHeaders(STYLE), 'X-Robots-Tag': 'noindex' }

const OPEN: Record<SampleLanguage, string> = { en: 'Open it again', he: 'פתיחה מחדש' }

const card = `<div>${'<i></i>'.repeat(3)}</div>`
const shop = `<nav>${'<i></i>'.repeat(5)}</nav><div class="banner"></div><div class="goods">${card.repeat(8)}</div>`

interface Live {
  id: string
  type: string
  name: string
  language: Language
  /** The script. */
  tag: string
  /** Draw a page around it. */
  page: boolean
}

export const livePage = ({ id, type, name, language, tag, page }: Live): string => {
  const place =
    type === 'embedded'
      ? `<div data-id="${escapeHtml(id)}"></div>`
      : `<p class="again"><button type="button" data-wisp-action="open" data-wisp-popup="${escapeHtml(id)}">${OPEN[sampleLanguage(language)]}</button></p>`
  const body = page
    ? shop.replace('<div class="goods">', () => `${place}<div class="goods">`)
    : `<div class="empty">${place}</div>`
  return smallPage({
    language,
    title: name,
    style: STYLE,
    head: tag,
    body: `<div dir="${direction(language)}">${body}</div>`,
  })
}
