/** Attributes by which an element of a form names the field that shows or hides it, as in Mailchimp for WordPress. */
export const SHOW_IF = 'data-show-if'
export const HIDE_IF = 'data-hide-if'

/** Elements that have a condition. */
export const CONDITIONAL = `[${SHOW_IF}],[${HIDE_IF}]`

/** Dispatched by a site's own script when it has changed fields of a form. */
export const REFRESH = 'mc4wp-refresh'
