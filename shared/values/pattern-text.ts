/** Characters of a text that a pattern of the owner is tried on. The import judges patterns by texts of this length. */
export const PATTERN_TEXT_MAX = 500
