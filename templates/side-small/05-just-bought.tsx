import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './05-just-bought.css?inline'

export const size = { width: 360, height: 0 }
export const brand = 'tumble'
export const uses = ['orders']
export const facts = ['sample', 'what', 'line']
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 88, height: 88 }, small: { width: 128, height: 128 } },
}

/** Until the owner empties `sample`, the pill says that it is one. Without `what`, it is not there at all. */
const en = {
  sample: 'Sample',
  what: 'The ring tower',
  line: 'has just moved in somewhere in Leeds',
  link: '/ring-tower',
}

export const texts = {
  en,
  he: {
    sample: 'דוגמה',
    what: 'מגדל הטבעות',
    line: 'עבר הרגע לבית חדש בחיפה',
    link: '/ring-tower',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Wooden rings on a rod, the top one about to be put there. In colours of its own, like a photograph. */
const Tower = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path fill="#fffdf6" d="M44 16h8v66h-8Z" />
    <path fill="#23204a" fillOpacity=".24" d="M14 84h68a4 4 0 0 1 0 8H14a4 4 0 0 1 0-8Z" />
    <rect x="16" y="67" width="64" height="18" rx="9" fill="#d92635" />
    <rect x="22" y="50" width="52" height="17" rx="8.500" fill="#ffd02e" />
    <rect x="28" y="34" width="40" height="16" rx="8" fill="#fffdf6" />
    <rect x="31" y="9" width="34" height="15" rx="7.500" fill="#ff8b3d" transform="rotate(-13 48 16)" />
    <path
      fill="none"
      stroke="#fff"
      strokeOpacity=".55"
      strokeWidth="3"
      strokeLinecap="round"
      d="M26 73h14M31 56h10M37 40h7M38 17l7-2"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <a className="design bought" part="button" href={t.link} data-wisp-action="link">
    <Style css={css} />
    <div className="art bought-thumb">
      <Picture>
        <Tower />
      </Picture>
    </div>
    <div className="bought-words">
      <p className="bought-sample">{t.sample}</p>
      <Logo />
      <h2>{t.what}</h2>
      <p className="bought-line">{t.line}</p>
    </div>
  </a>
)
