import { Sill } from '../art/sill'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, EmailForm, Leave, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-two-steps.css?inline'

export const size = { width: 760, height: 460 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 320, height: 460 }, small: { width: 420, height: 364 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#ffffff', ink: '#1f2a24' }

const en = {
  welcomeHeading: 'Do you forget to water?',
  welcomeLine: 'An honest answer. Most of us do, and there are plants for it.',
  yes: 'Yes, I do',
  no: 'No, never',
  eyebrow: 'Then we have something',
  heading: 'Six plants that forgive',
  line: 'A page on each, and when to water it. We send it to you, with $5 off the first.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send me the six',
  consent: 'We write about plants now and then. You can leave at any time.',
  thanksHeading: 'On its way',
  thanksLine: 'Look into your mail. And for the first of the six:',
  coupon: 'FORGIVE5',
  couponHint: 'Press to copy',
  thanksClose: 'Back to the shop',
}

export const texts = {
  en,
  he: {
    welcomeHeading: 'שוכחים להשקות?',
    welcomeLine: 'תשובה כנה, בבקשה. רובנו שוכחים, ויש צמחים שמתאימים לזה.',
    yes: 'כן, שוכחים',
    no: 'לא, אף פעם',
    eyebrow: 'אז יש לנו משהו',
    heading: 'שישה צמחים שסולחים',
    line: 'עמוד על כל אחד, ומתי להשקות אותו. נשלח לכם, עם 20 ₪ הנחה על הראשון.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את השישה',
    consent: 'אנחנו כותבים מדי פעם על צמחים. אפשר להפסיק בכל עת.',
    thanksHeading: 'כבר בדרך',
    thanksLine: 'הציצו בתיבת הדואר. ולצמח הראשון:',
    coupon: 'FORGIVE5',
    couponHint: 'לחצו להעתקה',
    thanksClose: 'חזרה לחנות',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Progress: which of the three steps is shown. */
const Steps = ({ at }: { at: number }) => (
  <div className="steps" aria-hidden="true">
    {[1, 2, 3].map((step) => (
      <i key={step} className={step <= at ? 'done' : undefined} />
    ))}
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design beside two">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Sill />
      </Picture>
    </div>
    <section className="two-body" data-wisp-screen="welcome">
      <Steps at={1} />
      <h2>{t.welcomeHeading}</h2>
      <p className="line">{t.welcomeLine}</p>
      <div className="two-answers">
        <button type="button" className="button" part="button" data-wisp-action="next">
          {t.yes}
        </button>
        <button type="button" className="button two-no" data-wisp-action="close">
          {t.no}
        </button>
      </div>
    </section>
    <section className="two-body" data-wisp-screen="main">
      <Steps at={2} />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
    </section>
    <section className="two-body" data-wisp-screen="thanks">
      <Steps at={3} />
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Coupon t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
