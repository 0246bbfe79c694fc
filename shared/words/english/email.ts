export const email = { didYouMean: 'Did you mean {email}?' }
