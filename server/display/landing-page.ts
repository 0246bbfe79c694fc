/** The landing page of one popup, for campaigns without a site of their own. The loader shows the popup at once. */
import type { PopupSettings } from '../../shared/model/popup'
import { plainPage } from '../hosted/plain-page'
import { escapeHtml } from '../lib/markup'
import { wordsOf } from '../words'

type LandingPopup = Pick<PopupSettings, 'id' | 'name' | 'type' | 'language'>

/** An embedded popup gets its placeholder; any other gets a button that opens it again after it was closed. */
const place = ({ id, type, language }: LandingPopup): string =>
  type === 'embedded'
    ? `<div data-id="${escapeHtml(id)}"></div>`
    : `<button type="button" data-wisp-action="open" data-wisp-popup="${escapeHtml(id)}">${wordsOf(language).hosted.open}</button>`

export const landingPage = (popup: LandingPopup, tag: string): string => {
  const { language, name } = popup
  return plainPage({
    language,
    title: name,
    head: tag,
    body: `<h1>${escapeHtml(name)}</h1>
${place(popup)}
<noscript>${wordsOf(language).hosted.script}</noscript>`,
  })
}
