/** Fields of forms that are no part of a lead. */

/** Steps of a form: tags of the chosen answers, separated by commas. */
export const TAGS_FIELD = 'wisp-tags'
/** 0: the whole lead. Otherwise the visitor is still at it, and it counts how often the lead was saved. */
export const PART_FIELD = 'wisp-part'

/** Name of the hidden field that holds the id of a form's submission: the same however often the form is sent. */
export const SUBMISSION = '_wisp_submission'

/** A field that nobody sees. No program knows it by its name. */
export const TRAP_NAME = '_wisp_blank'
