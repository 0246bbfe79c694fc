import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asWords, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './12-tour-dates.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['event']
export const facts = [
  'line',
  'day1',
  'city1',
  'room1',
  'day2',
  'city2',
  'room2',
  'day3',
  'city3',
  'room3',
  'day4',
  'city4',
  'room4',
  'day5',
  'city5',
  'room5',
]
export const brand = 'tunnel'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 1920, height: 1080 },
    small: { width: 390, height: 640 },
    screens: { wide: 1920, small: 390 },
  },
}

const en = {
  heading: 'Lower than last year',
  line: 'Five rooms under ground, with The Night Shafts and whoever turns\u00a0up.',
  day1: '06.03',
  city1: 'Ashport',
  room1: 'Boiler Room No. 2, doors at eight',
  link1: '#ashport',
  day2: '07.03',
  city2: 'Venn Harbour',
  room2: 'The Dry Dock',
  link2: '#venn-harbour',
  day3: '13.03',
  city3: 'Molehurst',
  room3: 'Old Ticket Hall',
  link3: '#molehurst',
  day4: '14.03',
  city4: 'Saint Orrin',
  room4: 'The Crypt',
  link4: '#saint-orrin',
  day5: '20.03',
  city5: 'Kelm',
  room5: 'Platform 0',
  link5: '#kelm',
  button: 'Tickets',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    heading: 'עמוק יותר מבשנה שעברה',
    line: 'חמישה אולמות מתחת לאדמה, עם The Night Shafts ומי שעוד\u00a0יבוא.',
    day1: '06.03',
    city1: 'אשפורט',
    room1: 'חדר דוודים 2, דלתות בשמונה',
    link1: '#ashport',
    day2: '07.03',
    city2: 'נמל ון',
    room2: 'המבדוק היבש',
    link2: '#venn-harbour',
    day3: '13.03',
    city3: 'מולהרסט',
    room3: 'אולם הכרטיסים הישן',
    link3: '#molehurst',
    day4: '14.03',
    city4: 'סנט אורין',
    room4: 'הקריפטה',
    link4: '#saint-orrin',
    day5: '20.03',
    city5: 'קלם',
    room5: 'רציף 0',
    link5: '#kelm',
    button: 'כרטיסים',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A vault in stage light, and hands. */
const Stage = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="var(--fill)" d="M-900-900h3400v2700H-900Z" />
    <g transform="translate(1242 270)">
      <path
        fill="var(--second)"
        d="m0 0-2600-800v500Zm0 0L-300-930H-1300Zm0 0 60-930h560Zm0 0L1480-630V-170Zm0 0-2600 190v420Zm0 0 1480 60v270Z"
      />
      <circle r="140" fill="var(--paper)" />
      <g fill="none" stroke="var(--ink)" strokeOpacity=".5" strokeWidth="3">
        <circle r="124" />
        <circle r="106" />
        <circle r="88" />
        <circle r="70" />
      </g>
      <circle r="52" fill="var(--fill)" />
      <circle r="8" fill="var(--paper)" />
    </g>
    <path
      fill="var(--paper)"
      d="M-200 1300V660q70-80 130-10l20-190 30-6 8 190q90-70 150 10l60-20-40-180 26-14 70 190q80-50 140 20l40-10 10-210 34-4 14 220q90-70 170 10l50-10-16-190 30-6 46 190q90-60 150 10l40-230 32 2-4 230q90-60 160 0l60-180 28 8-30 190q110-60 200 60v500Z"
    />
  </svg>
)

const GIGS = [1, 2, 3, 4, 5] as const

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design tour">
    <Style css={css} />
    <div className="tour-head">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="art">
      <Picture>
        <Stage />
      </Picture>
      <div className="tour-rows">
        {GIGS.map((gig) => (
          <a
            key={gig}
            className="tour-row"
            part={gig === 1 ? 'button' : undefined}
            href={t[`link${gig}`]}
            data-wisp-action="link"
            data-of={t[`city${gig}`]}
          >
            <b dir="ltr">{t[`day${gig}`]}</b>
            <strong style={asWords(t[`city${gig}`])}>{t[`city${gig}`]}</strong>
            <span>{t[`room${gig}`]}</span>
            <i>{t.button}</i>
          </a>
        ))}
      </div>
    </div>
    <div className="tour-foot">
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
