/** The marks of fields that behave in a way of their own, in Contact Form 7 from 5.1 on. */

import { object } from '../../../values/names'
import { own } from '../../../values/own'
import { TIP } from './contact'

/** Holds the box; `optional` and `invert` are further classes of it. */
export const ACCEPTANCE = '.wpcf7-acceptance'
/** A class of the form: the server itself says what is wrong with its acceptance boxes. */
export const AS_VALIDATION = 'wpcf7-acceptance-as-validation'
export const EXCLUSIVE = '.wpcf7-exclusive-checkbox'
/** Holds a box or radio button, and the text field that belongs to it. */
export const WITH_FREE_TEXT = '.has-free-text'
export const FREE_TEXT = '.wpcf7-free-text'
export const WEB_ADDRESS = '.wpcf7-validates-as-url'
export const FIELD_WRAP = '.wpcf7-form-control-wrap'
/** A validation message that floats above its field. */
export const FLOATING_TIP = `.use-floating-validation-tip .${TIP}`

export const COUNTER = '.wpcf7-character-count'
export const TARGET_NAME = 'data-target-name'
export const CURRENT_VALUE = 'data-current-value'
export const counterLimit = (counter: Element, name: 'starting' | 'maximum' | 'minimum'): number =>
  Number(counter.getAttribute(`data-${name}-value`)) || 0

/** The parts of a reply about the fields of a kind, by their names; not checked. */
export const newOf = (kind: 'captcha' | 'quiz', reply: Record<string, unknown>): [string, unknown][] =>
  Object.entries(object(own(reply, kind)))

export const QUESTION = '.wpcf7-quiz-label'
/** The hidden fields by which the server knows the answer. */
export const quizKey = (name: string): string => `_wpcf7_quiz_answer_${name}`
export const captchaKey = (name: string): string => `_wpcf7_captcha_challenge_${name}`
/** A class of the image that asks. */
export const captchaClass = (name: string): string => `wpcf7-captcha-${name.replaceAll(':', '')}`
