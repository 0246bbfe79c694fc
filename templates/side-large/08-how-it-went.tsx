import { SubmitButton } from '../kit/buttons'
import { CommentField } from '../kit/fields'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './08-how-it-went.css?inline'

export const size = { width: 480, height: 0 }
export const brand = 'tumble'
export const uses = ['rating', 'survey']
export const facts = ['thanksLine']

const en = {
  heading: 'How did it go down at home?',
  answer1: 'Will not put it down',
  answer2: 'Out of the box every day',
  answer3: 'Now and then',
  answer4: 'Liked the box more',
  answer5: 'Tears, and not of joy',
  comment: 'What happened? (if you like)',
  button: 'Tell the toy makers',
  decline: 'Not now',
  thanksHeading: 'The makers know',
  thanksLine: 'They read every word at Friday tea. If something broke, we write to you first.',
  thanksClose: 'Back to playing',
}

export const texts = {
  en,
  he: {
    heading: 'איך זה התקבל בבית?',
    answer1: 'אי אפשר להפריד ביניהם',
    answer2: 'יוצא מהקופסה כל יום',
    answer3: 'מדי פעם',
    answer4: 'הקופסה עניינה יותר',
    answer5: 'דמעות, ולא משמחה',
    comment: 'מה קרה? (רק אם בא לכם)',
    button: 'ספרו למי שבנו אותו',
    decline: 'לא עכשיו',
    thanksHeading: 'זה כבר בסדנה',
    thanksLine: 'כל מילה נקראת בתה של יום שישי. אם משהו נשבר, נכתוב לכם קודם.',
    thanksClose: 'חזרה למשחק',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A block of the tower for each answer: its shape, and its mouth. */
const BLOCKS = [
  ['M4 76V46a46 46 0 0 1 92 0v30Z', 'M34 50q16 22 32 0Z'],
  ['M2 4h96v72H2Z', 'M36 52q14 13 28 0'],
  ['M14 4h72l12 72H2Z', 'M38 56h24'],
  ['M2 4h96v72H68a18 18 0 0 0-36 0H2Z', 'M38 46q12-7 24 1'],
  ['M12 4h76q12 0 12 12v48q0 12-12 12H12Q0 76 0 64V16Q0 4 12 4Z', 'M36 62q14-16 28 0'],
] as const

const Face = ({ score }: { score: number }) => {
  const [shape, mouth] = BLOCKS[score] ?? BLOCKS[0]
  const [paint, line] = score % 2 ? ['var(--paper)', 'var(--ink)'] : ['var(--second)', 'var(--on-second)']
  const eyes = score === 3 ? 28 : 36
  return (
    <svg viewBox="-4 0 108 80" fill="none" stroke={line} strokeWidth="4" strokeLinejoin="round" aria-hidden="true">
      <path fill={paint} d={shape} />
      <path strokeLinecap="round" strokeWidth="11" d={`M34 ${eyes}h0m32 0h0`} />
      {score === 4 && <path fill="var(--fill)" stroke="none" d="M72 44q7 11 0 13t0-13Z" />}
      <path fill={score ? 'none' : line} strokeLinecap="round" d={mouth} />
    </svg>
  )
}

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design stack">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <fieldset className="field" data-wisp-field="verdict" data-wisp-check="required">
          <legend>
            <Logo />
            <h2>{t.heading}</h2>
          </legend>
          {([1, 2, 3, 4, 5] as const).map((score) => (
            <label key={score} className="stack-block">
              <input type="radio" name="verdict" value={t[`answer${score}`]} />
              <Face score={score - 1} />
              <span>{t[`answer${score}`]}</span>
            </label>
          ))}
        </fieldset>
        <div className="stack-more">
          <CommentField t={t} />
          <SubmitButton>{t.button}</SubmitButton>
        </div>
        <ConsentPlace />
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="stack-more" />
  </div>
)
