/** The pages that Vite builds, and what they are called then. */

/** @param {string} file @param {string} name @returns {{ file: string, name: string }} */
const page = (file, name) => ({ file: `${file}/index.html`, name })

/** The pages of the product itself. */
export const PAGES = ['desk', 'gallery'].map((name) => page(`server/web/${name}`, name))

/** The pages of the applications beside the server. */
export const EXAMPLE_PAGES = [
  page('examples/shop/web', 'shop'),
  page('examples/stores/shopify/web', 'shopify'),
  page('examples/stores/wix/web', 'wix'),
  page('examples/site/web', 'site'),
  ...['contact', 'gallery', 'he'].map((name) => page(`examples/site/web/${name}`, `site-${name}`)),
]
