import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './08-webinar.css?inline'

export const size = { width: 660, height: 640 }
export const uses = ['event']
export const facts = ['when', 'length', 'line', 'consent']
export const brand = 'lantern'
export const pictures = { picture: { wide: { width: 660, height: 371 }, small: { width: 460, height: 259 } } }

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  when: 'Thursday 18 June, 19:00',
  length: '40 min',
  heading: 'Sleeping through the night',
  line: 'Live, with three of our doctors. Bring the question you have at 3 a.m.',
  button: 'Keep me a seat',
  consent: 'We email you the way in, and a reminder an hour before.',
  thanksHeading: 'Your seat is kept',
  thanksLine: 'The way in is in your mail. Tea is up to you.',
  thanksClose: 'Back to the clinic',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    when: 'יום חמישי, 18 ביוני, 19:00',
    length: '40 דק׳',
    heading: 'לישון לילה שלם',
    line: 'בשידור חי, עם שלושה מהרופאים שלנו. הביאו את השאלה של שלוש בלילה.',
    button: 'שמרו לי מקום',
    consent: 'נשלח לכם באימייל קישור, ותזכורת שעה לפני.',
    thanksHeading: 'המקום שמור לכם',
    thanksLine: 'הקישור מחכה באימייל. התה עליכם.',
    thanksClose: 'חזרה למרפאה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A bed under the moon, of soft discs. */
const Night = () => (
  <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="var(--night)" d="M0 0h640v360H0Z" />
    <circle cx="470" cy="120" r="210" fill="var(--glow)" fillOpacity=".16" />
    <circle cx="470" cy="120" r="140" fill="var(--glow)" fillOpacity=".2" />
    <circle cx="470" cy="120" r="78" fill="var(--second)" />
    <circle cx="502" cy="98" r="66" fill="var(--glow)" fillOpacity=".35" />
    <circle cx="80" cy="350" r="190" fill="var(--dusk)" />
    <circle cx="300" cy="420" r="200" fill="var(--glow)" fillOpacity=".35" />
    <path
      fill="var(--linen)"
      d="M322 212c34 9 118 9 152 0 12-2 19 7 14 17-8 18-8 38 0 54H308c8-16 8-36 0-54-5-10 2-19 14-17Z"
    />
    <path fill="var(--fill)" d="M250 360c0-54 60-88 150-88 110 0 190 20 240 70v18Z" />
    <path fill="var(--dusk)" d="M330 360c20-40 90-58 170-50 60 6 110 24 140 50Z" />
    <path fill="none" stroke="var(--glow)" strokeWidth="2" d="M336 230c8 4 16 6 26 6m98-6c-8 4-16 6-26 6" />
    <path
      fill="var(--linen)"
      d="M96 66h3v3h-3Zm92 44h4v4h-4Zm62-70h3v3h-3Zm66 92h3v3h-3ZM154 28h2v2h-2Zm430-2h3v3h-3Z"
    />
  </svg>
)

interface Look {
  skin: string
  hair: string
  behind?: string
}

/** Somebody in a white coat. */
const Doctor = ({ skin, hair, behind }: Look) => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path fill="var(--wall)" d="M0 0h96v96H0Z" />
    <path fill="var(--hair)" d={behind} />
    <path fill="#fff" d="M8 100c0-22 16-30 40-30s40 8 40 30Z" />
    <path fill="var(--fill)" d="M36 70h24L48 90Z" />
    <path style={{ fill: skin }} d="M41 56h14v14c-4 6-10 6-14 0Z" />
    <ellipse cx="48" cy="43" rx="16" ry="19" style={{ fill: skin }} />
    <path fill="var(--hair)" d={hair} />
    <path fill="none" stroke="var(--hair)" strokeWidth="2" strokeLinecap="round" d="M43 53q5 4 10 0M41 42h1m12 0h1" />
  </svg>
)

const DOCTORS: Look[] = [
  {
    skin: '#f3c6ab',
    hair: 'M31 42c-2-18 8-24 18-24s18 8 16 24c-4-2-8-8-9-12-6 4-18 6-25 12Z',
    behind: 'M28 66c-2-30 2-50 20-50s22 20 20 50Z',
  },
  { skin: '#8a5a3c', hair: 'M31 40c-1-16 7-22 17-22s18 6 17 22c-3-6-6-9-8-10H39c-3 1-5 4-8 10Z' },
  {
    skin: '#d9a07a',
    hair: 'M31 40c0-14 8-20 17-20s17 6 17 20c-8-2-12-6-15-10-4 6-11 9-19 10Z',
    behind: 'M48 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  },
]

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design live">
    <Style css={css} />
    <div className="live-video">
      <div className="art">
        <Picture>
          <Night />
        </Picture>
      </div>
      <p className="live-when">{t.when}</p>
      <i className="live-time" />
      <div className="live-doctors" aria-hidden="true">
        {DOCTORS.map((look) => (
          <Doctor key={look.skin} {...look} />
        ))}
      </div>
      <p className="live-length">{t.length}</p>
    </div>
    <section className="live-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="live-body" />
  </div>
)
