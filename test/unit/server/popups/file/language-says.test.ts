import { expect, it } from 'vitest'
import { fill } from '../../../../../server/popups/file/fill'
import { languageSays } from '../../../../../server/popups/file/language-says'
import { LIBRARY } from '../../../../support/library'
import { popupOf } from '../../../../support/popup'

const says = (language: string, texts: Record<string, string>): string =>
  languageSays(
    popupOf({
      language,
      made: { template: 'newsletter', texts },
      html: fill(LIBRARY, { template: 'newsletter', language, texts }),
    }),
    LIBRARY,
  )

const OWN = {
  eyebrow: 'Post vom Laden',
  heading: 'Ein Brief im Monat',
  line: 'Was es Neues gibt.',
  button: 'Anmelden',
  thanksHeading: 'Danke!',
  thanksLine: 'Der erste Brief ist unterwegs.',
  thanksClose: 'Zurück',
  numeral: '',
  coupon: '',
}

it('an owner is told of texts that are still English', () => {
  const { heading: _, line: __, ...others } = OWN
  expect(says('de', others)).toBe('The language is de, but these texts of the design are still English: heading, line.')
})

it.each([
  ['de', ''],
  ['de-AT', ''],
  ['fi', 'There are no words of ours in fi; say them by "words" (docs/languages.md).'],
])('with all texts of one’s own in %s, an owner is told: “%s”', (language, expected) => {
  const labels = {
    emailLabel: 'Sähköposti',
    consent: 'Suostumus',
    decline: 'Ei kiitos',
    couponHint: 'Kopioi painamalla',
  }
  expect(says(language, language === 'fi' ? { ...OWN, ...labels } : OWN)).toBe(expected)
})

it.each(['en', 'en-GB', 'he'])('nothing is said in %s, which designs have samples in', (language) => {
  expect(says(language, {})).toBe('')
})

it('where there are no words of ours, what many designs say alike is still English, too', () => {
  expect(says('fi', OWN)).toMatch(/still English: .*\bdecline\b/)
})

it.each([
  'What is new, by our [privacy policy](https://shop.example/privacy).',
  'What is new, by our [privacy]().',
  '[What is new](https://shop.example/new?a=1&b=2)',
  'What is new \\[here]',
])('a text that another language misses is named, also with links: %s', (line) => {
  const texts = { ...OWN, line }
  const { line: _, ...inGerman } = OWN
  const html = (language: string, all: Record<string, string>) =>
    fill(LIBRARY, { template: 'newsletter', language, texts: all })
  const popup = {
    ...popupOf({ language: 'en', made: { template: 'newsletter', texts }, html: html('en', texts) }),
    translations: {
      de: { made: { template: 'newsletter', texts: inGerman }, html: html('de', { ...inGerman, line }) },
    },
  }
  expect(languageSays(popup, LIBRARY)).toBe('In de these texts are missing, and are those of en: line.')
})
