/** Components shared by several designs. */

type EmailText = 'emailLabel' | 'emailPlaceholder' | 'button' | 'consent'

/** A form with an email field, its button (beside it in a `row`) and a consent box. @param children what it asks before that */
export const EmailForm = ({
  t,
  row,
  children,
}: {
  t: Record<EmailText, string>
  row?: true
  children?: React.ReactNode
}) => (
  <form data-wisp-form="">
    {children}
    <label className="label" htmlFor="email">
      {t.emailLabel}
    </label>
    <div className={row && 'row'}>
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
      <button type="submit" className="button" part="button">
        {t.button}
      </button>
    </div>
    <p className="small consent">{t.consent}</p>
  </form>
)

type PhoneText = 'phoneLabel' | 'phonePlaceholder' | 'button' | 'consent'

/** The same for a phone number. */
export const PhoneForm = ({
  t,
  row,
  children,
}: {
  t: Record<PhoneText, string>
  row?: true
  children?: React.ReactNode
}) => (
  <form data-wisp-form="">
    {children}
    <label className="label" htmlFor="phone">
      {t.phoneLabel}
    </label>
    <div className={row && 'row'}>
      <input
        id="phone"
        className="input"
        type="tel"
        name="phone"
        inputMode="tel"
        dir="ltr"
        placeholder={t.phonePlaceholder}
        required
        data-wisp-field="phone"
      />
      <button type="submit" className="button" part="button">
        {t.button}
      </button>
    </div>
    <p className="small consent">{t.consent}</p>
  </form>
)

type ThanksText = 'thanksHeading' | 'thanksLine' | 'thanksClose'

/** What follows a lead: thanks, perhaps a coupon (as children), and the way back. */
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

const STAR = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z'

/** Five stars. @param title what screen readers say; without it, only drawn */
export const Stars = ({ title }: { title?: string }) => (
  <svg
    className="stars"
    viewBox="0 0 128 24"
    role={title && 'img'}
    aria-label={title}
    aria-hidden={!title || undefined}
  >
    {[0, 26, 52, 78, 104].map((x) => (
      <path key={x} d={STAR} transform={`translate(${x})`} />
    ))}
  </svg>
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

/** Product cards. Each setting is a text of the design, so that owners can change it in the popup file. */
/** @param children what stands there if the store has no products for it */
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

/** Five stars of which as many are filled as `filled` says, in percent of their width. */
export const Rated = ({ filled }: { filled: string }) => (
  <svg className="stars rated" viewBox="0 0 128 24" aria-hidden="true">
    <linearGradient id="rated" gradientUnits="userSpaceOnUse" x2="128">
      <stop offset={filled} stopColor="var(--star, var(--second))" />
      <stop offset={filled} stopColor="color-mix(in srgb, currentcolor 30%, transparent)" />
    </linearGradient>
    {/* One path: each of several would have the gradient's coordinates to itself. */}
    <path fill="url(#rated)" d={[12, 38, 64, 90, 116].map((x) => STAR.replace('M12', `M${x}`)).join('')} />
  </svg>
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
