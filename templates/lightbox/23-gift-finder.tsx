import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE, STEPS } from '../kit/words'
import css from './23-gift-finder.css?inline'

export const size = { width: 860, height: 0 }
export const brand = 'tumble'
export const uses = ['quiz', 'products', 'gift']
export const facts = ['consent', 'thanksLine']

const en = {
  ...EMAIL.en,
  ...STEPS.en,
  decline: LEAVE.en.decline,
  heading: 'Who is it for?',
  age1: 'Somebody very new',
  age2: 'A big sister to be',
  age3: 'A schoolbag owner',
  age4: 'Nearly as tall as us',
  heading2: 'What happens when it rains?',
  rain1: 'Something gets built',
  rain2: 'Somebody gets dressed up',
  rain3: 'Everything gets painted',
  rain4: 'The sofa becomes a ship',
  set1: 'category:popular',
  set2: 'category:newest',
  set3: 'category:popular',
  set4: 'category:newest',
  heading3: 'Who plays along?',
  who1: 'Nobody, please',
  who2: 'One good friend',
  who3: 'The whole floor',
  who4: 'Grandpa, always',
  afterQuestions: 'email',
  picksHeading: 'We would wrap one of these',
  picksLine: 'Taken from the shelf by your answers.',
  picksButton: 'Send me the list',
  noPicks: 'The shelf is just being filled. Every toy that fits is on the list.',
  emailHeading: 'Where do we send the list?',
  emailLine: 'The toys that fit your answers, and why.',
  button: 'Show me the toys',
  consent: 'The list now, then a letter before each holiday. You can leave at any time.',
  thanksHeading: 'All sorted',
  thanksLine: 'The list is in your inbox, with the reason for each.',
  thanksClose: 'Back to the toys',
  category: 'popular',
  ids: '',
  count: '3',
  size: '3',
  action: 'add_to_cart',
  label: 'Put it in the bag',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...STEPS.he,
    decline: LEAVE.he.decline,
    heading: 'בשביל מי זה?',
    age1: 'מישהו חדש לגמרי',
    age2: 'אחות גדולה לעתיד',
    age3: 'בעלת ילקוט',
    age4: 'כמעט בגובה שלנו',
    heading2: 'מה קורה כשיורד גשם?',
    rain1: 'בונים משהו',
    rain2: 'מישהו מתחפש',
    rain3: 'הכול נצבע',
    rain4: 'הספה נעשית ספינה',
    set1: 'category:popular',
    set2: 'category:newest',
    set3: 'category:popular',
    set4: 'category:newest',
    heading3: 'מי משחק יחד?',
    who1: 'אף אחד, בבקשה',
    who2: 'חברה טובה אחת',
    who3: 'כל הקומה',
    who4: 'סבא, תמיד',
    afterQuestions: 'email',
    picksHeading: 'אחת מאלה היינו עוטפים',
    picksLine: 'נבחרו מהמדף לפי התשובות.',
    picksButton: 'שלחו לי את הרשימה',
    noPicks: 'המדף מתמלא ממש עכשיו. כל צעצוע שמתאים נמצא ברשימה.',
    emailHeading: 'לאן לשלוח את הרשימה?',
    emailLine: 'הצעצועים שמתאימים לתשובות, ולמה.',
    button: 'הראו לי את הצעצועים',
    consent: 'הרשימה עכשיו, ואז מכתב לפני כל חג. אפשר להפסיק בכל עת.',
    thanksHeading: 'הכול מסודר',
    thanksLine: 'הרשימה בתיבת הדואר, עם הסיבה לכל אחד.',
    thanksClose: 'חזרה לצעצועים',
    category: 'popular',
    ids: '',
    count: '3',
    size: '3',
    action: 'add_to_cart',
    label: 'לשקית',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

type Texts = TemplateProps<keyof typeof en>['t']

/** The shapes of a sorting box; each answer is one of them. */
const SHAPES = [
  'M50 6a44 44 0 1 0 .1 0Z',
  'M16 8h68q8 0 8 8v68q0 8-8 8H16q-8 0-8-8V16q0-8 8-8Z',
  'M43 12q7-12 14 0l36 64q6 14-8 14H15Q1 90 7 76Z',
  'M50 7l12 27 30 4-22 21 6 30-26-15-26 15 6-30L8 38l30-4Z',
] as const

/** A block of painted wood, with its edge below and light above. */
const Block = ({ shape }: { shape: string }) => (
  <svg viewBox="0 0 100 108" aria-hidden="true">
    <path className="gift-edge" transform="translate(0 9)" d={shape} />
    <path className="gift-top" d={shape} />
    <path className="gift-light" transform="translate(11 7) scale(.78)" d={shape} />
  </svg>
)

/** The board with a hole for each question; those that are answered have their block. */
const Board = ({ answered }: { answered: number }) => (
  <div className="gift-board" aria-hidden="true">
    {SHAPES.slice(0, 3).map((shape, place) => (
      <div key={shape} className={place < answered ? 'gift-hole gift-filled' : 'gift-hole'}>
        <Block shape={shape} />
      </div>
    ))}
  </div>
)

const Answers = ({ t, name, slots, sets }: { t: Texts; name: string; slots: (keyof Texts)[]; sets?: true }) => (
  <fieldset data-wisp-field={name} data-wisp-check="required" aria-label={t[slots[0] ?? 'heading']}>
    <div className="gift-answers">
      {slots.slice(1).map((slot, place) => (
        <label key={slot} className="gift-answer">
          <input type="radio" name={name} value={t[slot]} data-wisp-set={sets && t[`set${place + 1}` as keyof Texts]} />
          <Block shape={SHAPES[place] ?? SHAPES[0]} />
          <span>{t[slot]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** The way on and, but for the first question, back. */
const Ways = ({ t, to, isFirst }: { t: Texts; to: string; isFirst?: true }) => (
  <div className="gift-ways">
    <button type="button" className="button" part="button" data-wisp-action="next" data-wisp-to={to}>
      {t.next}
    </button>
    {isFirst ? (
      <Leave>{t.decline}</Leave>
    ) : (
      <button type="button" className="plain" data-wisp-action="back">
        {t.back}
      </button>
    )}
  </div>
)

const Questions = ({ t }: { t: Texts }) => (
  <>
    <section className="gift-step" data-wisp-screen="main">
      <Board answered={0} />
      <div className="gift-body">
        <Logo />
        <div data-wisp-progress="" />
        <h2>{t.heading}</h2>
        <Answers t={t} name="age" slots={['heading', 'age1', 'age2', 'age3', 'age4']} />
        <Ways t={t} to="rain" isFirst />
      </div>
    </section>
    <section className="gift-step" data-wisp-screen="rain">
      <Board answered={1} />
      <div className="gift-body">
        <div data-wisp-progress="" />
        <h2>{t.heading2}</h2>
        <Answers t={t} name="rain" slots={['heading2', 'rain1', 'rain2', 'rain3', 'rain4']} sets />
        <Ways t={t} to="who" />
      </div>
    </section>
    <section className="gift-step" data-wisp-screen="who">
      <Board answered={2} />
      <div className="gift-body">
        <div data-wisp-progress="" />
        <h2>{t.heading3}</h2>
        <Answers t={t} name="who" slots={['heading3', 'who1', 'who2', 'who3', 'who4']} />
        <Ways t={t} to={t.afterQuestions} />
      </div>
    </section>
  </>
)

/** The products by the answers. */
const Picks = ({ t }: { t: Texts }) => (
  <Products t={t}>
    <p className="gift-none">{t.noPicks}</p>
  </Products>
)

const Email = ({ t }: { t: Texts }) => (
  <section className="gift-step" data-wisp-screen="email">
    <Board answered={3} />
    <div className="gift-body">
      <div data-wisp-progress="" />
      <h2>{t.emailHeading}</h2>
      <p className="line">{t.emailLine}</p>
      <label className="label" htmlFor="email">
        {t.emailLabel}
      </label>
      <input
        id="email"
        className="input"
        type="email"
        name="email"
        inputMode="email"
        dir="ltr"
        placeholder={t.emailPlaceholder}
        required
        data-wisp-field="email"
      />
      <div className="gift-ways">
        <button type="submit" className="button" part="button">
          {t.button}
        </button>
        <button type="button" className="plain" data-wisp-action="back">
          {t.back}
        </button>
      </div>
      <p className="small consent">{t.consent}</p>
    </div>
  </section>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gift">
    <Style css={css} />
    <form data-wisp-form="">
      <Questions t={t} />
      <section className="gift-picks" data-wisp-screen="picks">
        <div data-wisp-progress="" />
        <h2>{t.picksHeading}</h2>
        <p className="line">{t.picksLine}</p>
        <Picks t={t} />
        <div className="gift-ways">
          <button type="button" className="button" part="button" data-wisp-action="next" data-wisp-to="email">
            {t.picksButton}
          </button>
          <button type="button" className="plain" data-wisp-action="back">
            {t.back}
          </button>
        </div>
      </section>
      <Email t={t} />
    </form>
    <section className="gift-picks" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Picks t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
