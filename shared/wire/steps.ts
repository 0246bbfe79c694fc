/** Fields by which a page tells of the steps of a form. They are no part of a lead. */

/** Tags of the chosen answers, separated by commas. */
export const TAGS_FIELD = 'wisp-tags'
/** 0: the whole lead. Otherwise the visitor is still at it, and it counts how often the lead was saved. */
export const PART_FIELD = 'wisp-part'
