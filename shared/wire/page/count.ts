/** POST {host}/api/display/counted/{popup}, a call of our own server: that a popup was seen or closed, and nothing else. */
import type { Call } from './reports'

export const countCall = (host: string, popupId: string, moment: 'viewed' | 'closed'): Call => ({
  url: `${host}/api/display/counted/${popupId}`,
  body: new URLSearchParams({ moment }),
})
