import type { TemplateProps } from '../kit/library'
import { Style } from '../kit/theme'
import { COUPON } from '../kit/words'
import css from './05-voucher-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['sale']
export const facts = ['text', 'coupon']
export const unstated = {
  en: { text: 'Your first basket' },
  he: { text: 'הסל הראשון שלכם' },
}
export const brand = 'rye'

const en = {
  ...COUPON.en,
  text: 'Your first basket, a\u00a0tenth\u00a0off',
  coupon: 'CRUST10',
  button: 'Fill a basket',
  link: '/',
}

export const texts = {
  en,
  he: {
    ...COUPON.he,
    text: 'עשרה אחוזים פחות על\u00a0הסל\u00a0הראשון',
    coupon: 'CRUST10',
    button: 'למלא סל',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design crust">
    <Style css={css} />
    <p className="crust-text">{t.text}</p>
    <div className="crust-cloth">
      <button type="button" className="crust-ticket" part="button" data-wisp-action="copy" data-wisp-copy={t.coupon}>
        <strong dir="ltr">{t.coupon}</strong>
        <span>{t.couponHint}</span>
      </button>
    </div>
    <a className="plain crust-link" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
  </div>
)
