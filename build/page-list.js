/** Our own pages: the demo shop, the demo stores, the demo site and the desk. Each is server/pages/NAME/index.html. */
export const PAGES = ['demo', 'desk', 'gallery', 'shopify', 'wix', 'site', 'site/contact', 'site/gallery', 'site/he']
