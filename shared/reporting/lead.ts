/** What a visitor gives in a form, and what comes of it. */

/** What was typed: built-in fields by name, consent ticked or not. */
export interface Lead {
  /** One per opening of the form: every try to report it carries it. */
  submissionId: string
  fields: Record<string, string>
  /** Fields that are none of the built-in ones, as the specification lists them (section 3). */
  extraFields: ExtraField[]
  /** undefined: the form has no consent box. */
  consent?: boolean
  /** Seconds from opening to submission, and the trap field that only a bot fills. */
  elapsed: number
  trap: string
  /** The code that the visitor was given. */
  coupon?: string
  /** What the visitor has won, where that is known by then. */
  prizeId?: string
  /** What was pressed, where the form has more than one button. */
  button?: string
  /** Reference that a messenger knows the visitor by. */
  messengerRef?: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  /** '' where its template does not say, here and below. */
  property: string
  createdAs?: string
  version?: string
}

/** What came of a try to send a lead. */
export interface Receipt {
  /** As the server named it; '' when it has not taken the lead yet. */
  conversionId: string
}

/** A lead that has been given. */
export interface Given {
  lead: Lead
  /** What comes of it; undefined where it goes nowhere, in a preview. */
  sent: Promise<Receipt | undefined>
}
