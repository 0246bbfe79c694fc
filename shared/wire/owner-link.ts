/** The part of an owner's address that says that it is an owner's: `?wisp-owner=…`, and the name of the field that sends it. */
export const OWNER = 'wisp-owner'
