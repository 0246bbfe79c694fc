import type { TemplateProps } from '../kit/library'
import { asWords, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-age-gate.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['age']
export const facts = ['name']
export const brand = 'ember'

const en = {
  name: 'Emberfold',
  heading: 'How old are you, traveller?',
  line: 'Past this line there are blades, blood and bad bargains. You must be eighteen to\u00a0cross\u00a0it.',
  old: '18 or older',
  oldNote: 'Enter',
  young: 'Not yet 18',
  youngNote: 'Turn back',
  link: '#not-yet',
  note: 'We ask once, and store nothing but the answer.',
}

export const texts = {
  en,
  he: {
    name: 'Emberfold',
    heading: 'בני כמה אתם, נוודים?',
    line: 'מעבר לקו הזה יש להבים, דם ועסקאות מפוקפקות. הכניסה מגיל שמונה־עשרה.',
    old: 'בני 18 ומעלה',
    oldNote: 'להיכנס',
    young: 'עוד לא 18',
    youngNote: 'לחזור',
    link: '#not-yet',
    note: 'אנחנו שואלים פעם אחת, ושומרים רק את התשובה.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** An eclipse that sets behind two ranges of rock. */
const Sky = () => (
  <svg className="gate-sky" viewBox="0 0 1600 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <radialGradient id="gate-glow">
        <stop offset=".36" stopColor="var(--fill)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--fill)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <g className="gate-sun">
      <circle cx="1318" cy="264" r="330" fill="url(#gate-glow)" opacity=".7" />
      <circle cx="1318" cy="264" r="120" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
    </g>
    <path
      fill="color-mix(in srgb, var(--fill) 17%, var(--paper))"
      d="M0 700V560l90-70 70 40 120-170 60 90 70-50 130 150 150-60 110 90 140-120 90 60 110-130 60 30 90-120 110 150 80-40 120 110v180Z"
    />
    <path
      fill="color-mix(in srgb, var(--fill) 7%, var(--paper))"
      d="M0 700v-90l150-60 60 50 190-120 60 90 160 60 200 40 180-10 150-70 110 20 130-130 90 90 120-50v180Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gate">
    <Style css={css} />
    <div className="gate-over">
      <Sky />
      <p className="gate-mark" dir="auto" style={asWords(t.name)}>
        {t.name}
      </p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="gate-doors">
        <button type="button" className="gate-door" part="button" data-wisp-action="close">
          <strong>{t.old}</strong>
          <span>{t.oldNote}</span>
        </button>
        <a className="gate-door gate-back" part="button" href={t.link} data-wisp-action="link">
          <strong>{t.young}</strong>
          <span>{t.youngNote}</span>
        </a>
      </div>
    </div>
    <p className="small">{t.note}</p>
  </div>
)
