import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Go, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './19-season-note.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['story']
export const facts = ['line', 'heading']
export const unstated = {
  en: { heading: 'From the field' },
  he: { heading: 'ישר מהשדה' },
}
export const brand = 'fallow'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 376, height: 176 }, small: { width: 276, height: 330 } },
}

const en = {
  heading: 'The beans are up',
  line: 'First boxes leave the yard on Thursday.',
  button: 'See this week',
  link: '/box',
}

export const texts = {
  en,
  he: {
    heading: 'השעועית נבטה',
    line: 'הארגזים הראשונים יוצאים מהחצר ביום חמישי.',
    button: 'מה יש השבוע',
    link: '/box',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Rows that run to the hill, a low sun, a bean in front: as cut in lino. */
const View = () => (
  <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 20%, #f2e6c8)" d="M-200-200h600v520h-600z" />
    <g stroke="#e0b84c" strokeWidth="3">
      <path d="M100 128V20m0 108L56 36m44 92 44-92M100 128 20 70m80 58 80-58M100 128-30 104m130 24 130-24" />
    </g>
    <circle cx="100" cy="128" r="44" fill="var(--fill)" />
    <path
      fill="color-mix(in srgb, var(--second) 62%, #f2e6c8)"
      d="M-100 156c60-40 110-34 160-14s90 12 240-22v200h-400Z"
    />
    <path fill="var(--second)" d="M-100 176q200-30 400 0v150h-400Z" />
    <g fill="color-mix(in srgb, var(--second) 40%, #f2e6c8)">
      <path d="m98 165 4 0 14 160H84ZM88 165l2 0-36 160H10Zm24 0-2 0 36 160h44ZM78 166l2 0-110 150h-60Zm44 0-2 0 110 150h60ZM70 167h2L-90 260v-30Zm60 0h-2l162 93v-30Z" />
    </g>
    <g className="sown-bean" fill="#30231a">
      <path d="M146 320c-4-50-30-70-22-120l5 1c-6 46 22 68 26 119Z" />
      <path d="M126 206c-24 4-36-6-40-28 24-4 38 6 40 28Zm3-4c4-22 18-30 40-26-4 22-18 30-40 26Zm7 58c-22 8-36 0-44-18 22-8 38-2 44 18Zm6 2c0-22 12-32 34-32 0 22-12 32-34 32Z" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design sown">
    <Style css={css} />
    <div className="art">
      <Picture>
        <View />
      </Picture>
    </div>
    <div className="sown-sill">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Go t={t} />
    </div>
  </div>
)
