/** Shares and votes in the popup's language. */
import { tried } from '../../../shared/page/platform/dom'
import type { VoteCounts } from '../../../shared/wire/page/vote'
import { shares as english } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'
import type { Answer } from './questions'

/** The order in which the words give the forms of a number (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Another server may name a language in a way of its own, and `Intl` throws at it. */
const languageOf = ({ context }: Live): string =>
  tried(() => Intl.getCanonicalLocales(context.popup.language)[0]) ?? 'en'

const format = (live: Live, value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageOf(live), { numberingSystem: 'latn', ...options }).format(value)

/** `312 votes` */
export const votesText = (live: Live, voters: number): string => {
  const forms = (live.words.votes ?? english.votes).split(' / ')
  const rules = new Intl.PluralRules(languageOf(live))
  const categories = rules.resolvedOptions().pluralCategories
  const inOrder = PLURAL_FORMS.filter((form) => categories.some((category) => category === form))
  // A language with more forms than the words have takes the last one.
  const form = forms[inOrder.indexOf(rules.select(voters))] ?? forms.at(-1) ?? ''
  return form.replace('{count}', format(live, voters))
}

/** The share of the visitors who have answered, from 0 to 1. */
export const shareOf = ({ voters, votes }: VoteCounts, { value }: Answer): number => (votes.get(value) ?? 0) / voters

/** `41%` */
export const percentText = (live: Live, share: number): string =>
  format(live, share, { style: 'percent', maximumFractionDigits: 0 })

/** All of it in one sentence, for screen readers. */
export const spokenShares = (live: Live, answers: Answer[], counts: VoteCounts): string =>
  [
    ...answers.map((answer) => `${answer.name}: ${percentText(live, shareOf(counts, answer))}`),
    votesText(live, counts.voters),
  ].join(', ')
