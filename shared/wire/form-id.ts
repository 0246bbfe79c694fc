/** Name of the hidden field that holds the id of a form's submission: the same however often the form is sent. */
export const SUBMISSION = '_wisp_submission'

/** A field that nobody sees. No program knows it by its name. */
export const TRAP_NAME = '_wisp_blank'
