/**
 * Query of a display or click call by our own script: what differs between visitors may stand at the end of the answer, so that
 * everything before it is compressed once. Other servers ignore it.
 */
export const TAIL = '?tail'
