export const teaser = { hide: 'Hide' }
