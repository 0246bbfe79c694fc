/** The demo shop: a site under a key that everyone may know. */
export const DEMO_KEY = 'demo'
