/** One form for each way to count of the language, in the order of `Intl.PluralRules`. */
export const shares = { votes: '{count} vote / {count} votes' }
