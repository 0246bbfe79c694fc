/** Pages for visitors who follow a link to a popup that is unknown or paused. */
import type { Context } from 'hono'
import type { Language } from '../../shared/model/text'
import { wordsOf } from '../words'
import { PLAIN_HEADERS, plainPage } from './plain-page'

interface Notice {
  title: string
  text: string
  /** SVG path data, 48 by 48. */
  drawing: string
}

/** An empty envelope. */
const EMPTY = 'M7 15h34v22H7zM7 15l17 13 17-13'
/** A steaming cup. */
const AWAY =
  'M10 20h22v9a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8zM32 22h3a4 4 0 0 1 0 9h-3M17 14c-2-3 2-4 0-7M25 14c-2-3 2-4 0-7'

export const NOTHING: Notice = {
  title: 'There is nothing here',
  text: 'The link may be out of date or incomplete. Ask whoever sent it to you for a new one.',
  drawing: EMPTY,
}

export const pausedNotice = (language: Language): Notice => {
  const { paused, pausedText } = wordsOf(language).hosted
  return { title: paused, text: pausedText, drawing: AWAY }
}

/** A tick. */
const TICK_PATH = 'M9 25l10 10 20-22'

/** For a form that the browser sent itself. */
export const thanksPage = (c: Context, language: Language): Response => {
  const { form, hosted } = wordsOf(language)
  const body = `<svg viewBox="0 0 48 48" aria-hidden="true"><path d="${TICK_PATH}"/></svg>
<h1>${hosted.thanks}</h1>
<p><a href="?">${form.back}</a></p>`
  return c.html(plainPage({ language, title: hosted.thanks, body }), 200, {
    ...PLAIN_HEADERS,
    'X-Robots-Tag': 'noindex',
  }) as Response
}

/** Status 404, so that search engines list neither page. */
export const noticePage = (c: Context, { title, text, drawing }: Notice, language: Language = 'en'): Response => {
  const body = `<svg viewBox="0 0 48 48" aria-hidden="true"><path d="${drawing}"/></svg>
<h1>${title}</h1>
<p>${text}</p>`
  return c.html(plainPage({ language, title, body }), 404, PLAIN_HEADERS) as Response
}
