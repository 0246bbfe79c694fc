import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './07-made-to-measure.css?inline'

export const size = { width: 480, height: 0 }
export const brand = 'clay'
export const uses = ['contact']
export const facts = ['thanksLine', 'consent']

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'Thrown to your measure',
  line: 'Measure the gap. You get a drawing and a price.',
  heightLabel: 'Height, cm',
  heightPlaceholder: '32',
  widthLabel: 'Width, cm',
  widthPlaceholder: '28',
  button: 'Draw mine',
  consent: 'One reply, from the person who will throw it.',
  thanksHeading: 'Your measures are at the wheel',
  thanksLine: 'The drawing and the price come by email. Clay shrinks by an eighth; we allow for it.',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'אגרטל במידה שלכם',
    line: 'מודדים את הנישה, ומקבלים שרטוט ומחיר.',
    heightLabel: 'גובה, ס״מ',
    heightPlaceholder: '32',
    widthLabel: 'רוחב, ס״מ',
    widthPlaceholder: '28',
    button: 'שרטטו לי',
    consent: 'תשובה אחת, מהידיים שיעבדו על האבניים.',
    thanksHeading: 'המידות כבר על האבניים',
    thanksLine: 'השרטוט והמחיר יגיעו באימייל. החומר מתכווץ בשמינית, ואנחנו מביאים את זה בחשבון.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A jar as potters draw it: cut open on one side, seen from outside on the other. */
const Jar = () => (
  <svg className="gauge-jar" viewBox="0 0 260 260" fill="none" stroke="var(--ink)" aria-hidden="true">
    <path stroke="var(--line)" d="M0 10h76m108 0h76M0 250h76m108 0h76M20 150v110M240 150v110" />
    <path stroke="var(--line)" strokeDasharray="14 4 2 4" d="M130-6v272" />
    <path
      fill="color-mix(in srgb, var(--second) 26%, var(--paper))"
      strokeWidth="1.6"
      d="M130 10h50c4 0 5 4 3 7l-9 22c48 14 66 52 66 90 0 56-34 88-56 121H130Z"
    />
    <path strokeOpacity=".55" d="M130 39h44M130 62h92M130 78h102M130 196h94M130 214h80M130 232h64" />
    <path
      stroke="var(--accent)"
      strokeWidth="1.4"
      d="M130 170q9-18 18 0t18 0 18 0 18 0 18 0 9-6M130 112q9-18 18 0t18 0 18 0 18 0 18 0 18-4M130 138h109"
    />
    <path
      fill="var(--ink)"
      d="M130 10H80c-4 0-5 4-3 7l9 22C38 53 20 91 20 129c0 56 34 88 56 121h54v-10H82C62 206 31 180 31 129c0-36 18-70 64-81l4-4-12-27h43Z"
    />
  </svg>
)

const Measure = ({ t, name }: { t: Record<keyof typeof en, string>; name: 'height' | 'width' }) => (
  <div className={`gauge-measure gauge-${name}`}>
    <label className="label" htmlFor={name}>
      {t[`${name}Label`]}
    </label>
    <input
      id={name}
      className="input"
      type="number"
      name={`jar-${name}`}
      inputMode="decimal"
      min="1"
      max="200"
      step="any"
      dir="ltr"
      placeholder={t[`${name}Placeholder`]}
      required
      data-wisp-field={`jar-${name}`}
    />
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gauge">
    <Style css={css} />
    <section data-wisp-screen="main">
      <EmailForm t={t} row>
        <div className="gauge-head">
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
        </div>
        <div className="gauge-sheet">
          <Jar />
          <Measure t={t} name="height" />
          <Measure t={t} name="width" />
        </div>
      </EmailForm>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="gauge-end" />
  </div>
)
