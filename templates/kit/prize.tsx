/** The prize, and a button that copies its code. Without a code there is no button. */
export const Won = ({ t }: { t: Record<'couponHint', string> }) => (
  <>
    <h2>
      <span data-wisp-prize="label" />
    </h2>
    <button type="button" className="coupon" data-wisp-action="copy">
      <strong dir="ltr" data-wisp-prize="code" />
      <span>{t.couponHint}</span>
    </button>
  </>
)
