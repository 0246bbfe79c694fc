/** Components shared by several designs. */

type ThanksText = 'thanksHeading' | 'thanksLine' | 'thanksClose'

/** The screen after a lead: thanks, perhaps a coupon (as children), and the way back. */
export const Thanks = ({
  t,
  className,
  children,
}: {
  t: Record<ThanksText, string>
  className?: string
  children?: React.ReactNode
}) => (
  <section className={className} data-wisp-screen="thanks">
    <h2>{t.thanksHeading}</h2>
    <p className="line">{t.thanksLine}</p>
    {children}
    <Leave>{t.thanksClose}</Leave>
  </section>
)

/** Marks in which the server writes how many letters a text has, or its longest word: for lines that must not break. */
const lengthMark = (text: string, of: 'letters' | 'word'): React.CSSProperties =>
  ({ '--letters': text.replace(/\}\}$/, `|${of}}}`) }) as React.CSSProperties

/** For a text that stays on one line. */
export const asLine = (text: string): React.CSSProperties => lengthMark(text, 'letters')

/** For a text of which each word stays whole. */
export const asWords = (text: string): React.CSSProperties => lengthMark(text, 'word')

/** A link as a button. */
export const Go = ({ t }: { t: Record<'button' | 'link', string> }) => (
  <a className="button" part="button" href={t.link} data-wisp-action="link">
    {t.button}
  </a>
)

/** A coupon code that copies when clicked. */
export const Coupon = ({ t }: { t: Record<'coupon' | 'couponHint', string> }) => (
  <button type="button" className="coupon" data-wisp-action="copy" data-wisp-copy={t.coupon}>
    <strong dir="ltr">{t.coupon}</strong>
    <span>{t.couponHint}</span>
  </button>
)

/**
 * What the design draws, unless the owner has a picture of that name (`shared/model/pictures.ts`). Without a drawing, the design
 * says in `pictures` which photograph of the library fills it.
 */
export const Picture = ({ name = 'picture', children }: { name?: string; children?: React.ReactElement }) => (
  <>
    {`{{#${name}}}`}
    {children}
    {`{{/${name}}}`}
  </>
)

/** The owner's logo, above the heading of the first screen; nothing where there is none. A bar has no room for one. */
export const Logo = () => <Picture name="logo" />

/** A close button in the form of a text link. */
export const Leave = ({ children }: { children: string }) => (
  <button type="button" className="plain" data-wisp-action="close">
    {children}
  </button>
)

export type ProductText = 'category' | 'ids' | 'count' | 'size' | 'action' | 'label'

/**
 * Product cards. Each setting is a text of the design, so that owners can change it in the popup file.
 *
 * @param children shown if the store has no products
 */
export const Products = ({
  t,
  layout,
  children,
}: {
  t: Record<ProductText, string>
  layout?: 'vertical'
  children?: React.ReactNode
}) => (
  <div
    className="products"
    data-wisp-products={t.category}
    data-wisp-ids={t.ids}
    data-wisp-count={t.count}
    data-wisp-size={t.size}
    data-wisp-button={t.action}
    data-wisp-label={t.label}
    data-wisp-layout={layout}
  >
    {children}
  </div>
)

type ThresholdText = 'goal' | 'currency' | 'missing' | 'reached' | 'empty'

/** How far the visitor's cart is from free delivery. */
export const Threshold = ({ t, className }: { t: Record<ThresholdText, string>; className: string }) => (
  <div
    className={className}
    data-wisp-threshold={t.goal}
    data-wisp-currency={t.currency}
    data-wisp-missing={t.missing}
    data-wisp-reached={t.reached}
    data-wisp-empty={t.empty}
  />
)

/**
 * A link to a conversation in Messenger.
 * @param app the owner's, in formats that send to Messenger
 */
export const Message = ({
  t,
  app,
  children,
}: {
  t: Record<'button' | 'page', string>
  app?: string
  children?: React.ReactNode
}) => (
  <a
    className="button"
    part="button"
    href={`https://m.me/${t.page}`}
    target="_blank"
    rel="noopener"
    data-wisp-messenger=""
    data-wisp-page={t.page}
    data-wisp-app={app}
  >
    {children}
    {t.button}
  </a>
)
