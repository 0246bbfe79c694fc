/** The parameters that analytics gets with every link, under its own names. */

/** The category that the site's owner has set on a link. */
export const CATEGORY = 'data-vars-ga-category'
const ACTION = 'data-vars-ga-action'
export const LABEL = 'data-vars-ga-label'

export const parametersOf = (
  attribute: (name: string) => string,
  href: string,
  words: string,
): Record<string, unknown> => ({
  action: attribute(ACTION) || href,
  link_text: words || href.replace(/^mailto:/, ''),
  link_url: href,
  link_classes: attribute('class'),
  link_id: attribute('id'),
})
