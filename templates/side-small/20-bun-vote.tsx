import { SubmitButton } from '../kit/buttons'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './20-bun-vote.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['survey']
export const facts = ['line', 'thanksLine']
export const brand = 'rye'

const en = {
  heading: 'Which bun comes back?',
  line: 'One of them, every morning in December.',
  answer1: 'Saffron S',
  answer2: 'Cinnamon roll',
  answer3: 'Cardamom knot',
  answer4: 'Hot cross',
  button: 'Vote',
  decline: 'Not now',
  thanksHeading: 'Counted, with flour on our hands',
  thanksLine: 'The winner goes up on the window on the last Sunday of November.',
  thanksClose: 'Back to the counter',
}

export const texts = {
  en,
  he: {
    heading: 'איזה מאפה חוזר?',
    line: 'אחד מהם, בכל בוקר של דצמבר.',
    answer1: 'שושנת זעפרן',
    answer2: 'שבלול קינמון',
    answer3: 'קשר הל',
    answer4: 'לחמניית צלב',
    button: 'להצביע',
    decline: 'לא עכשיו',
    thanksHeading: 'ספרנו, עם קמח על הידיים',
    thanksLine: 'הזוכה יופיע על החלון ביום ראשון האחרון של נובמבר.',
    thanksClose: 'חזרה לדלפק',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Seen from above, as they lie on the tray: what is thick is dough, what is thin lies on it. */
const BUNS = {
  answer1: {
    dough: 'M92 34C78 14 40 16 40 38c0 24 50 12 50 38 0 24-42 26-54 4M40 38c4 8 12 11 22 12M90 76c-4-8-12-11-22-12',
    icing: '',
    raisins: [
      [51, 39],
      [79, 76],
    ],
  },
  answer2: {
    dough: 'M64 57m-2 0c0-8 14-9 16 2 2 14-16 22-29 15-17-9-17-33 1-42 22-11 48 4 48 27 0 26-27 41-51 31',
    icing: 'M44 34c16-12 36-8 46 8M36 72c6 12 18 19 32 18m-6-44c10-3 18 2 19 11',
    raisins: [],
  },
  answer3: {
    dough: 'M38 42c0-26 52-26 52 0 0 22-52 14-52 36 0 22 52 22 52 0 0-22-52-14-52-36ZM64 44v28',
    icing: 'M50 30h.1m16-6h.1m14 10h.1m-34 34h.1m14 18h.1m18-12h.1m-22-12h.1',
    raisins: [],
  },
  answer4: {
    dough: 'M64 57m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M64 48a9 9 0 1 0 .1 18',
    icing: 'M64 28v58M35 57h58',
    raisins: [],
  },
} satisfies Partial<Record<keyof typeof en, { dough: string; icing: string; raisins: number[][] }>>

const ANSWERS = Object.keys(BUNS) as (keyof typeof BUNS)[]

const Bun = ({ of }: { of: keyof typeof BUNS }) => {
  const { dough, icing, raisins } = BUNS[of]
  return (
    <svg viewBox="6 4 116 108" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="bun-shade" strokeWidth="28" transform="translate(0 5)" d={dough} />
      <path className="bun-crust" strokeWidth="28" d={dough} />
      <path className="bun-crumb" strokeWidth="15" transform="translate(-1 -3)" d={dough} />
      {icing && <path className="bun-icing" strokeWidth="8" d={icing} />}
      {raisins.map(([x, y]) => (
        <circle key={x} className="bun-raisin" cx={x} cy={y} r="5.5" />
      ))}
    </svg>
  )
}

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design bun turning">
    <Style css={css} />
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <form data-wisp-form="">
        <fieldset className="bun-tray" data-wisp-field="bun" data-wisp-check="required">
          <legend className="wisp-hidden">{t.heading}</legend>
          {ANSWERS.map((answer) => (
            <label key={answer} className="bun-tile">
              <input type="radio" name="bun" value={t[answer]} />
              <Bun of={answer} />
              <span>{t[answer]}</span>
            </label>
          ))}
        </fieldset>
        <SubmitButton>{t.button}</SubmitButton>
        <ConsentPlace />
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <section data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <div className="bun-loaves" data-wisp-shares="bun" />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
