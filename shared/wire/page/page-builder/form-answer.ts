/** The answer of an ajax form's server: a text, or the JSON of WP Lead Plus X's sister plugin. Both are untrusted. */

import { type Answer, ok } from '../../../page/platform/send'
import { object, text } from '../../../values/names'
import { own } from '../../../values/own'

interface FormAnswer {
  failed: boolean
  /** '' if there is nothing to show. */
  text: string
  /** Address of the next page: an http address, or ''. */
  url: string
}

/** In characters. A longer text is no message for a visitor. */
const MAX_MESSAGE_LENGTH = 2_000

/** Decodes percent codes. Malformed ones stay as they are. */
const decodePercent = (value: string): string =>
  value.replace(/(%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })

const webAddress = (value: string): string => {
  try {
    const { href, protocol } = new URL(value, location.href)
    return value && /^https?:$/.test(protocol) ? href : ''
  } catch {
    return ''
  }
}

/** A message is a text, or a list of messages about fields. */
const messages = (raw: unknown): string =>
  Array.isArray(raw)
    ? raw
        .map((each) => text(own(object(each), 'message')) || text(each))
        .filter(Boolean)
        .join('\n')
    : text(raw)

const isSet = (flag: unknown): boolean =>
  Array.isArray(flag) ? flag.length > 0 : Boolean(flag) && !/^(0|false|no)$/.test(text(flag))

const parse = (answer: string): Record<string, unknown> | undefined => {
  try {
    return /^\s*[[{]/.test(answer) ? object(JSON.parse(answer)) : undefined
  } catch {
    // A text that begins with a bracket.
    return
  }
}

/** Says only whether there was an error, not which. */
const isFlag = (error: unknown): boolean => /^(\d+|true|yes)$/.test(text(error))

export const decodeFormAnswer = (answer: Answer): FormAnswer => {
  const raw = parse(answer.text)
  if (raw) {
    const error = own(raw, 'error')
    return {
      failed: !ok(answer) || isSet(error),
      text: (messages(own(raw, 'message')) || (isFlag(error) ? '' : messages(error))).slice(0, MAX_MESSAGE_LENGTH),
      url: webAddress(text(own(raw, 'url'))),
    }
  }
  // A whole page is no message, and what an error page says is not meant for the visitor.
  const isMessage = ok(answer) && !/^\s*<(!doctype|html)/i.test(answer.text)
  return {
    failed: !ok(answer),
    text: isMessage ? decodePercent(answer.text).trim().slice(0, MAX_MESSAGE_LENGTH) : '',
    url: '',
  }
}
