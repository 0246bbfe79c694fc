/** The landing page of one popup, for campaigns without a site of their own. The loader shows the popup at once. */
import type { PopupSettings } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { plainPage } from '../hosted/plain-page'
import { escapeHtml } from '../lib/markup'

const WORDS: Record<Language, { open: string; script: string }> = {
  en: { open: 'Open', script: 'This page needs JavaScript, which is switched off in your browser.' },
  he: { open: 'פתיחה', script: 'לדף זה נדרש JavaScript, והוא כבוי בדפדפן שלך.' },
}

type LandingPopup = Pick<PopupSettings, 'id' | 'name' | 'type' | 'language'>

/** An embedded popup gets its placeholder; any other gets a button that opens it again after it was closed. */
const place = ({ id, type, language }: LandingPopup): string =>
  type === 'embedded'
    ? `<div data-id="${escapeHtml(id)}"></div>`
    : `<button type="button" data-wisp-action="open" data-wisp-popup="${escapeHtml(id)}">${WORDS[language].open}</button>`

export const landingPage = (popup: LandingPopup, tag: string): string => {
  const { language, name } = popup
  return plainPage({
    language,
    title: name,
    head: tag,
    body: `<h1>${escapeHtml(name)}</h1>
${place(popup)}
<noscript>${WORDS[language].script}</noscript>`,
  })
}
