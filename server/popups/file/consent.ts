/** The consent box that a popup file asks for: a row of its form, not ticked, whose words are kept with each lead. */
import type { MadeFrom } from '../../../shared/model/popup'
import type { Language } from '../../../shared/model/text'
import { linkProblems } from '../../files/links'
import type { Problem } from '../../lib/invalid'
import { versionOf } from '../../lib/text'
import { CONSENT_VERSION_FIELD } from '../../template/consent'
import { withFieldBesideConsent, withOptionalConsent } from '../../template/consent-form'
import type { Readings } from '../../template/readings'
import type { TemplateRecord } from '../../template/record'
import { consentRowOf } from '../../words'
import type { PopupFile } from './schema'

/** The words beside the box, with marks of links; undefined for a popup that asks for none. */
export const consentWords = ({
  consent,
  language,
}: Pick<MadeFrom, 'consent'> & { language: Language }): string | undefined =>
  consent === true ? consentRowOf(language) : consent

/** Stands for the version of the words until they are filled in. */
const VERSION = '{{consent-version}}'

const VERSION_FIELD = `<input type="hidden" name="${CONSENT_VERSION_FIELD}" data-wisp-field="${CONSENT_VERSION_FIELD}" value="${VERSION}">`

/** A finger finds all of its words, and the row begins where the design begins its small print. */
const LABEL_STYLE =
  'display:inline-flex;align-items:flex-start;gap:10px;max-width:100%;min-height:32px;padding:6px 0;text-align:start'
const BOX_STYLE = 'flex:none;width:20px;height:20px;accent-color:var(--accent)'

const ROW = `<label data-wisp-field="consent" style="${LABEL_STYLE}"><input type="checkbox" name="consent" style="${BOX_STYLE}"><span>{{consent}}</span></label>${VERSION_FIELD}`

/** For a form that has no small print. */
const OWN_LINE = `<p style="margin-top:12px;font-size:13px;line-height:19px">${ROW}</p>`

/** The place of the row in a design (`templates/kit/forms.tsx`), with its small print. */
const PLACE = /\{\{#consent\}\}(.*?)\{\{\/consent\}\}/s

/**
 * In place of the design's small print, or in a line of its own in a form that has none. Where a design has a box, it stays, and the owner
 * chooses whether it must be ticked.
 *
 * @param record of the design
 */
export const withConsentRow = (html: string, record: Pick<TemplateRecord, 'consent'> | undefined): string =>
  record?.consent === undefined
    ? html.replace(PLACE, (_, smallPrint: string) => (smallPrint ? ROW : OWN_LINE))
    : withFieldBesideConsent(withOptionalConsent(html), VERSION_FIELD)

const withVersion = (markup: string, words: string): string => markup.replace(VERSION, () => versionOf(words))

/** A finished template with the version of its words, by which the server finds them again. */
export const withConsentVersion = (html: string, readings: Readings): string => {
  const reading = readings.of(html)
  const finishedHtml = withVersion(html, reading.record.consent ?? '')
  // The record is the same with and without the version, so this template need not be read again.
  readings.add(finishedHtml, reading)
  return finishedHtml
}

/**
 * The template of another language, as it is sent. If its box is none of ours, it gets the version of its own words: without that, a lead
 * would be recorded as agreeing to the words of the first language.
 */
export const withWordsNamed = (
  html: string,
  { consent, namesConsent }: Pick<TemplateRecord, 'consent' | 'namesConsent'>,
): string =>
  consent === undefined || namesConsent ? html : withFieldBesideConsent(html, withVersion(VERSION_FIELD, consent))

const rowProblems = (
  { language, template, texts, design }: PopupFile,
  consent: true | string,
  record: TemplateRecord | undefined,
): Problem[] => {
  const problems = consent === true ? [] : linkProblems(consent).map((message) => ({ path: ['consent'], message }))
  if (consent === true && consentRowOf(language) === undefined)
    problems.push({ path: ['consent'], message: `must be your own words: there are none of ours in "${language}"` })
  if (record && !record.marks.includes('form'))
    problems.push({ path: ['consent'], message: `must be absent: the design "${template}" has no form` })
  if (texts && Object.hasOwn(texts, 'consent'))
    problems.push({ path: ['texts', 'consent'], message: 'must be absent beside "consent", whose words stand there' })
  if (design.consentTicked)
    problems.push({
      path: ['design', 'consentTicked'],
      message: 'must be absent beside "consent": its box begins unticked',
    })
  return problems
}

/** @param record undefined for a design that does not exist, which has a problem of its own */
export const consentProblems = (popup: PopupFile, record: TemplateRecord | undefined): Problem[] =>
  popup.consent === undefined ? [] : rowProblems(popup, popup.consent, record)
