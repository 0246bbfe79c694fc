/** Components shared by several designs. */

type EmailText = 'emailLabel' | 'emailPlaceholder' | 'button' | 'consent'

/** A form with an email field, its button (beside it in a `row`) and a consent box. */
export const EmailForm = ({ t, row }: { t: Record<EmailText, string>; row?: true }) => (
  <form data-wisp-form="">
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

/** A coupon code that copies when clicked. */
export const Coupon = ({ t }: { t: Record<'coupon' | 'couponHint', string> }) => (
  <button type="button" className="coupon" data-wisp-action="copy" data-wisp-copy={t.coupon}>
    <strong dir="ltr">{t.coupon}</strong>
    <span>{t.couponHint}</span>
  </button>
)

/** What the design draws, unless the owner has a picture of that name (`shared/model/pictures.ts`). */
export const Picture = ({ name = 'picture', children }: { name?: string; children: React.ReactElement }) => (
  <>
    {`{{#${name}}}`}
    {children}
    {`{{/${name}}}`}
  </>
)

/** A close button in the form of a text link. */
export const Leave = ({ children }: { children: string }) => (
  <button type="button" className="plain" data-wisp-action="close">
    {children}
  </button>
)

export type ProductText = 'category' | 'ids' | 'count' | 'size' | 'action' | 'label'

/** Product cards. Each setting is a text of the design, so that owners can change it in the popup file. */
export const Products = ({ t, layout }: { t: Record<ProductText, string>; layout?: 'vertical' }) => (
  <div
    className="products"
    data-wisp-products={t.category}
    data-wisp-ids={t.ids}
    data-wisp-count={t.count}
    data-wisp-size={t.size}
    data-wisp-button={t.action}
    data-wisp-label={t.label}
    data-wisp-layout={layout}
  />
)
