import { Shelf } from '../art/shelf'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { EmailForm, Leave, Picture, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './after-lead.css?inline'

export const size = { width: 760, height: 0 }
export const uses = ['newsletter', 'products']
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 320, height: 460 }, small: { width: 460, height: 230 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24' }

const en = {
  eyebrow: 'Letters, once a month',
  heading: 'What is new on the shelf',
  line: 'One letter a month: what has just arrived, and what others keep coming back for.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Write to me',
  consent: 'By signing up you agree to hear from us by email. You can leave at any time.',
  decline: 'No, thank you',
  thanksHeading: 'Thank you. This is what others like',
  thanksLine: 'The first letter is on its way to you.',
  category: 'popular',
  ids: '',
  count: '3',
  size: '3',
  action: 'add_to_cart',
  label: 'Add to cart',
  thanksClose: 'Keep looking around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מכתב אחד בחודש',
    heading: 'מה חדש על המדף',
    line: 'מכתב אחד בחודש: מה הגיע עכשיו, ולמה אחרים חוזרים שוב ושוב.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'כתבו לי',
    consent: 'בהרשמה אתם מסכימים לקבל מאיתנו אימיילים. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'תודה. אלה האהובים על אחרים',
    thanksLine: 'המכתב הראשון כבר בדרך אליכם.',
    category: 'popular',
    ids: '',
    count: '3',
    size: '3',
    action: 'add_to_cart',
    label: 'הוספה לסל',
    thanksClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design lead">
    <Style css={css} />
    <div className="beside lead-ask" data-wisp-screen="main">
      <div className="art">
        <Picture>
          <Shelf />
        </Picture>
      </div>
      <section className="lead-body">
        <p className="eyebrow">{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
    </div>
    <section className="lead-thanks" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Products t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
