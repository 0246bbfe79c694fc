import { Kiln } from '../art/kiln'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './reading.css?inline'

export const size = { width: 860, height: 560 }
export const uses = ['story']
export const facts = ['eyebrow']
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 310, height: 560 }, small: { width: 560, height: 224 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fffdf9', ink: '#2a211b' }

const en = {
  eyebrow: 'From the journal, four minutes',
  heading: 'What the fire decides',
  first:
    'A potter can weigh every gram of cobalt and still not know the blue that comes out. Glaze is glass: it melts, runs, and stops where the heat lets go of it. Two bowls from one bucket, side by side on one shelf, come back as cousins and not as twins.',
  second:
    'So we have stopped aiming for sameness. The kiln is packed in the evening and left alone until it is cool enough to touch. Nobody speaks much while the bricks come out of the door.',
  quote: 'You do not make a glaze. You give it somewhere to go.',
  third:
    'What we can do is choose the places: the front, where the draught is quick and the ash settles as a fine grey; the back, where it is slow and the greens turn deep. This autumn’s bowls are from the back. You will see it in the rims, where the glaze has pulled thin and the clay looks through.',
  button: 'See these bowls',
  link: '#bowls',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מהיומן, ארבע דקות',
    heading: 'מה שהאש מחליטה',
    first:
      'קדר יכול לשקול כל גרם של קובלט ועדיין לא לדעת איזה כחול ייצא. גלזורה היא זכוכית: היא נמסה, זורמת ונעצרת במקום שבו החום מרפה ממנה. שתי קערות מאותו דלי, זו לצד זו על אותו מדף, חוזרות כבנות דודות ולא כתאומות.',
    second:
      'לכן הפסקנו לחפש אחידות. את התנור ממלאים בערב, ולא נוגעים בו עד שהוא קריר מספיק למגע. אף אחד לא מדבר הרבה כשהלבנים יוצאות מהפתח.',
    quote: 'גלזורה לא עושים. נותנים לה לאן ללכת.',
    third:
      'מה שכן אפשר הוא לבחור מקום: מלפנים, שם הרוח מהירה והאפר שוקע באפור עדין; או מאחור, שם היא איטית והירוקים מעמיקים. הקערות של הסתיו הזה הן מאחור. רואים את זה בשפה, במקום שבו הגלזורה נמתחה והחימר מציץ מבעדה.',
    button: 'לקערות מהסדרה הזאת',
    link: '#bowls',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <article className="design read">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Kiln />
      </Picture>
    </div>
    <div className="read-body">
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="read-first">{t.first}</p>
      <p>{t.second}</p>
      <blockquote>{t.quote}</blockquote>
      <p>{t.third}</p>
      <p className="read-act">
        <a className="button" part="button" href={t.link} data-wisp-action="link">
          {t.button}
        </a>
      </p>
    </div>
  </article>
)
