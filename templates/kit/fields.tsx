/** Fields that several designs have. */

type EmailText = 'emailLabel' | 'emailPlaceholder'

export const EmailLabel = ({ t }: { t: Record<'emailLabel', string> }) => (
  <label className="label" htmlFor="email">
    {t.emailLabel}
  </label>
)

export const EmailInput = ({ t }: { t: Record<'emailPlaceholder', string> }) => (
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
)

export const EmailField = ({ t }: { t: Record<EmailText, string> }) => (
  <>
    <EmailLabel t={t} />
    <EmailInput t={t} />
  </>
)

type PhoneText = 'phoneLabel' | 'phonePlaceholder'

export const PhoneLabel = ({ t }: { t: Record<'phoneLabel', string> }) => (
  <label className="label" htmlFor="phone">
    {t.phoneLabel}
  </label>
)

export const PhoneInput = ({ t }: { t: Record<'phonePlaceholder', string> }) => (
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
)

export const PhoneField = ({ t }: { t: Record<PhoneText, string> }) => (
  <>
    <PhoneLabel t={t} />
    <PhoneInput t={t} />
  </>
)

export const CommentField = ({ t }: { t: Record<'comment', string> }) => (
  <>
    <label className="label" htmlFor="comment">
      {t.comment}
    </label>
    <textarea id="comment" className="input" name="comment" rows={2} data-wisp-field="comment" />
  </>
)

/** One of several questions, as radio buttons or other controls that answer it; it has to be answered. */
export const Question = ({ name, label, children }: { name: string; label: string; children: React.ReactNode }) => (
  <fieldset data-wisp-field={name} data-wisp-check="required" aria-label={label}>
    {children}
  </fieldset>
)
