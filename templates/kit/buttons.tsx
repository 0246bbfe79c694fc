/** Buttons that several designs have. */

/** Sends the form. */
export const SubmitButton = ({ children }: { children: string }) => (
  <button type="submit" className="button" part="button">
    {children}
  </button>
)

/** Shows another screen; in a step of a form, once its fields pass their checks. @param to its name; without one, `main` */
export const NextButton = ({ to, children }: { to?: string; children: string }) => (
  <button type="button" className="button" part="button" data-wisp-action="next" data-wisp-to={to}>
    {children}
  </button>
)

/** Returns to the screen before, in the form of a text link. */
export const BackButton = ({ children }: { children: string }) => (
  <button type="button" className="plain" data-wisp-action="back">
    {children}
  </button>
)
