import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { COUPON, EMAIL } from '../kit/words'
import css from './22-stamp-card.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['loyalty']
export const facts = ['card', 'cardLine', 'heading', 'line', 'consent', 'thanksLine', 'coupon']
export const unstated = {
  en: { heading: 'Start a card' },
  he: { heading: 'פתחו כרטיס' },
}
export const brand = 'rye'

const en = {
  ...EMAIL.en,
  ...COUPON.en,
  card: 'Rye & Bell, the morning card',
  cardLine: 'Ten stamps, one loaf',
  heading: 'Two stamps in, eight loaves to go',
  line: 'A stamp for each loaf you carry home. The tenth time, the loaf is on the\u00a0house.',
  button: 'Start my card',
  consent: 'We send the card, and what is in the oven on Fridays. Leave at any\u00a0time.',
  decline: 'No, thanks',
  thanksHeading: 'Your card has begun',
  thanksLine: 'Say this word at the counter and the first two stamps are yours.',
  coupon: 'TWOCRUSTS',
  thanksClose: 'Back to the bread',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...COUPON.he,
    card: 'Rye & Bell, כרטיס הבוקר',
    cardLine: 'עשר חותמות, כיכר אחת',
    heading: 'שתי חותמות בפנים, נשארו שמונה',
    line: 'חותמת על כל כיכר שלוקחים הביתה. בפעם העשירית הכיכר עלינו.',
    button: 'פותחים לי כרטיס',
    consent: 'נשלח את הכרטיס, ובימי שישי גם מה יש בתנור. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'הכרטיס שלכם נפתח',
    thanksLine: 'אמרו את המילה הזאת בדלפק, ושתי החותמות הראשונות שלכם.',
    coupon: 'TWOCRUSTS',
    thanksClose: 'חזרה ללחם',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A loaf with three cuts, pressed with ink that did not reach everywhere. */
const Stamped = ({ turn }: { turn: number }) => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <g transform={`rotate(${turn} 40 40)`}>
      <circle cx="40" cy="40" r="33" fill="var(--area)" />
      <circle
        cx="40"
        cy="40"
        r="33"
        fill="none"
        stroke="var(--area)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 10.36"
      />
      <circle
        cx="40"
        cy="40"
        r="28"
        fill="none"
        stroke="var(--on-area)"
        strokeWidth="1.5"
        strokeDasharray="60 4 90 3"
      />
      <path
        fill="var(--on-area)"
        d="M18 46c-3-11 8-20 22-20s25 9 22 20c-1 5-4 6-8 6H26c-4 0-7-1-8-6Zm9-1c0-6 2-10 5-14-5 2-9 8-8 13Zm11 1c0-7 2-12 5-16-6 2-9 9-9 15Zm11 0c0-6 2-10 5-14-5 3-9 9-9 14Z"
      />
    </g>
  </svg>
)

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design ten">
    <Style css={css} />
    <div className="ten-card" aria-hidden="true">
      <p className="ten-name">{t.card}</p>
      <div className="ten-places">
        {PLACES.map((place) => (
          <i key={place} className={place === 3 ? 'next' : undefined}>
            {place < 3 ? <Stamped turn={place * 23 - 40} /> : place}
          </i>
        ))}
      </div>
      <p>{t.cardLine}</p>
    </div>
    <section className="ten-words" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="ten-words">
      <Coupon t={t} />
    </Thanks>
  </div>
)
