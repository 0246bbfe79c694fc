/** A contact form by itself, and what visitors without JavaScript read when they have sent one. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fromItsFolder } from '../http/address/relative'
import { smallPage, styleSource } from '../http/small-page'
import { el, htmlOf, Markup } from '../lib/markup'
import type { ContactForm } from './form'
import { plainFormPath } from './form'
import { formWordsOf, messagesOf } from './messages'
import { formHtml } from './render/html'
import { STYLE } from './style'

type FormOptions = Parameters<typeof formHtml>[1]

const POLICY = [
  "default-src 'none'",
  styleSource(STYLE),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Robots-Tag': 'noindex',
}

const page = (c: Context, { language, name }: ContactForm, body: string, status: ContentfulStatusCode): Response =>
  c.html(fromItsFolder(c, smallPage({ language, title: name, style: STYLE, body })), status, HEADERS) as Response

/** The form's page, with the visitor's values and their problems if it was sent. */
export const formPage = (
  c: Context,
  form: ContactForm,
  options: FormOptions,
  status: ContentfulStatusCode = 200,
): Response => page(c, form, htmlOf(el('h1', {}, form.name), new Markup(formHtml(form, options))), status)

/** @param back address of the page that the form stands on; '' if unknown */
export const thanksPage = (c: Context, form: ContactForm, back: string): Response => {
  const words = formWordsOf(form.language)
  const link = back ? el('a', { href: back }, words.back) : el('a', { href: plainFormPath(form.id) }, words.another)
  return page(
    c,
    form,
    htmlOf(el('h1', {}, form.name), el('p', { role: 'status' }, messagesOf(form).sent), el('p', {}, link)),
    200,
  )
}
