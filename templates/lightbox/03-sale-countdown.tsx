import { Sale } from '../art/sale'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, Leave, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-sale-countdown.css?inline'

export const size = { width: 760, height: 480 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 290, height: 480 }, small: { width: 420, height: 212 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#f0d9b8', paper: '#2f4f3f', ink: '#fdfbf6' }

const en = {
  eyebrow: 'Night sale',
  heading: 'A quarter off, until the clock runs out',
  line: 'The last pieces of the year, seconds among them. Bring this code to the checkout.',
  coupon: 'NIGHT25',
  couponHint: 'Press to copy',
  button: 'See what is left',
  link: '#sale',
  decline: 'Close',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מבצע לילה',
    heading: 'רבע מהמחיר יורד, כל עוד השעון רץ',
    line: 'הכלים האחרונים של השנה, חלקם סוג ב׳. את הקוד הזה מקלידים בקופה.',
    coupon: 'NIGHT25',
    couponHint: 'לחצו להעתקה',
    button: 'מה נשאר',
    link: '#sale',
    decline: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design beside sale">
    <Style css={css} />
    <div className="sale-body">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="sale-clock" data-wisp-countdown="" />
      <Coupon t={t} />
      <div className="sale-act">
        <a className="button" part="button" href={t.link} data-wisp-action="link">
          {t.button}
        </a>
        <Leave>{t.decline}</Leave>
      </div>
    </div>
    <div className="art">
      <Picture>
        <Sale />
      </Picture>
    </div>
  </div>
)
