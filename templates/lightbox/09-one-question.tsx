import { SubmitButton } from '../kit/buttons'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './09-one-question.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['survey']
export const facts = ['line', 'thanksLine']
export const brand = 'fallow'

const en = {
  ...LEAVE.en,
  heading: 'What should we sow more of?',
  line: 'One question. The beds are drawn up on Sunday.',
  answer1: 'Roots',
  answer2: 'Greens',
  answer3: 'Tomatoes',
  answer4: 'Apples',
  answer5: 'Mushrooms',
  button: 'Send my answer',
  thanksHeading: 'Noted in the seed book',
  thanksLine: 'On Monday we write what won, and what we will sow.',
  thanksClose: 'Back to the boxes',
}

export const texts = {
  en,
  he: {
    ...LEAVE.he,
    heading: 'ממה לזרוע יותר?',
    line: 'שאלה אחת. את הערוגות מתכננים ביום ראשון.',
    answer1: 'שורשים',
    answer2: 'עלים',
    answer3: 'עגבניות',
    answer4: 'תפוחים',
    answer5: 'פטריות',
    button: 'לשליחת התשובה',
    thanksHeading: 'נרשם בפנקס הזרעים',
    thanksLine: 'ביום שני נכתוב מה ניצח, ומה נזרע.',
    thanksClose: 'חזרה לארגזים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en

/** Cut in lino: what is cut away shows the paper; `cuts` are cuts in that again. */
const TILES: { text: Text; value: string; tone: string; shape: string; cuts: string }[] = [
  {
    text: 'answer1',
    value: 'roots',
    tone: '#b9601b',
    shape:
      'M38 48c11-8 25-8 36 0 5 22-3 38-18 56-15-18-23-34-18-56Zm14-7C47 27 37 22 28 22c2 10 11 18 22 20Zm2-1c-4-14-1-24 4-31 5 10 4 21 0 31Zm6 1c3-13 12-20 24-20-2 10-11 18-22 21Z',
    cuts: 'M40 58h15m17 7H58m-14 9h13m8 8H54',
  },
  {
    text: 'answer2',
    value: 'greens',
    tone: 'var(--second)',
    shape: 'M56 98c-24-8-32-26-26-40-4-10 4-20 12-20 2-10 10-16 14-18 4 2 12 8 14 18 8 0 16 10 12 20 6 14-2 32-26 40Z',
    cuts: 'M56 32v62m0-14L40 66m16 2L44 52m12 28 16-14M56 68l12-16',
  },
  {
    text: 'answer3',
    value: 'tomatoes',
    tone: 'var(--area)',
    shape: 'M56 40c22-10 38 2 36 24-2 18-18 30-36 30S22 82 20 64c-2-22 14-34 36-24Zm-3-6 1-14h5l1 14Z',
    cuts: 'M56 38 38 46m18-8 18 8M56 38l-8 16m8-16 8 16M30 62c0 12 6 20 14 24m38-24c0 10-4 16-10 20',
  },
  {
    text: 'answer4',
    value: 'apples',
    tone: 'color-mix(in srgb, var(--second) 66%, #b8a51e)',
    shape:
      'M56 42c-18-10-34 2-32 22 2 18 12 32 22 32 4 0 6-2 10-2s6 2 10 2c10 0 20-14 22-32 2-20-14-32-32-22Zm-2-4c-2-10 2-16 6-20l4 2c-4 4-6 10-5 18Zm10-8c4-8 12-10 20-8-2 8-10 12-20 8Z',
    cuts: 'M56 46v8m-22 8c0 10 4 18 10 24m34-24c0 4-1 8-3 12m-11-6v6m-16-6v6',
  },
  {
    text: 'answer5',
    value: 'mushrooms',
    tone: '#6b4a35',
    shape: 'M18 60c0-22 16-36 38-36s38 14 38 36c-8 6-22 6-38 6s-30 0-38-6Zm26 9h24c-2 10 0 18 4 28H40c4-10 6-18 4-28Z',
    cuts: 'M32 52h5m9-14h8m2 16h9m6-12h6M50 76v9m6-9v14m6-14v9',
  },
]

const Tiles = ({ t }: { t: Record<Text, string> }) => (
  <fieldset data-wisp-field="favourite" data-wisp-check="required" aria-label={t.heading}>
    {TILES.map(({ text, value, tone, shape, cuts }) => (
      <label key={value} className="sow-tile">
        <input type="radio" name="favourite" value={value} />
        <svg viewBox="0 0 112 112" aria-hidden="true" style={{ color: tone }}>
          <path fill="currentColor" d="M55 2c30-1 55 22 55 54 0 30-24 54-54 54S2 87 2 56C2 27 25 3 55 2Z" />
          <path fill="#f7edd4" d={shape} />
          <path stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" fill="none" d={cuts} />
        </svg>
        <span>{t[text]}</span>
      </label>
    ))}
  </fieldset>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design sow">
    <Style css={css} />
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <form data-wisp-form="">
        <Tiles t={t} />
        <SubmitButton>{t.button}</SubmitButton>
        <ConsentPlace />
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="sow-thanks" />
  </div>
)
