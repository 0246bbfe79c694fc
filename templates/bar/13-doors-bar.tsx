import type { TemplateProps } from '../kit/library'
import { Style } from '../kit/theme'
import css from './13-doors-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['welcome']
export const facts = ['last']
export const unstated = {
  en: { last: 'And the rest' },
  he: { last: 'וכל השאר' },
}
export const brand = 'clay'

const en = {
  button: 'For the table',
  link: '#table',
  sill: 'For the sill',
  sillLink: '#sill',
  last: 'Seconds, for less',
  lastLink: '#seconds',
}

export const texts = {
  en,
  he: {
    button: 'לשולחן',
    link: '#table',
    sill: 'לאדן החלון',
    sillLink: '#sill',
    last: 'סוג ב׳, בפחות',
    lastLink: '#seconds',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** What stands in each door: a jug, a plant in its pot, a bowl with a chip. */
const DRAWINGS = [
  'M24 40c-7 6-9 13-9 20 0 9 5 14 16 14s16-5 16-14c0-7-2-14-9-20l1-8 4-3H23ZM47 44c12-2 13 18 0 21v-5c6-3 6-12 0-11Z',
  'M17 50h30l-4 24H21ZM31 50c-1-8-2-12-9-18 8-1 11 4 11 9 1-8 3-14 9-19 2 9-1 17-8 21 4-2 8-2 11-1-3 5-8 6-12 6v2Z',
  'M8 42h7l4 8 5-8h32c0 13-6 20-13 23l3 7H18l3-7C14 62 8 55 8 42Z',
]

const Door = ({ drawing }: { drawing: number }) => (
  <svg className="door-arch" viewBox="0 0 64 76" aria-hidden="true">
    <path className="door-in" d="M0 76V32C0 14 14 2 32 2s32 12 32 30v44Z" />
    <path fill="currentcolor" d={DRAWINGS[drawing]} transform="translate(0 -5)" />
    <path className="door-sill" d="M0 69h64v7H0Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => {
  const doors = [
    ['field', t.link, t.button],
    ['field second', t.sillLink, t.sill],
    ['last', t.lastLink, t.last],
  ] as const
  return (
    <div className="design doors">
      <Style css={css} />
      {doors.map(([look, link, words], place) => (
        <a key={look} className={`door ${look}`} part="button" href={link} data-wisp-action="link">
          <Door drawing={place} />
          <span>
            {words}
            <svg viewBox="0 0 24 16" aria-hidden="true">
              <path fill="none" stroke="currentcolor" strokeWidth="1.600" d="M0 8h22M15 1l7 7-7 7" />
            </svg>
          </span>
        </a>
      ))}
    </div>
  )
}
