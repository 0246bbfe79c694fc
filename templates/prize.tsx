/** What was won, and its code, which a press copies. Without a code there is no button. */
export const Won = ({ t }: { t: Record<'couponHint', string> }) => (
  <>
    <p className="won" data-wisp-prize="label" />
    <button type="button" className="coupon" data-wisp-action="copy">
      <strong dir="ltr" data-wisp-prize="code" />
      <span>{t.couponHint}</span>
    </button>
  </>
)
