/** Pages to take pictures of: nothing moves, and all that they show is there. */

/** @param {import('./product.js').PictureContext} context @param {string} url @param {{ width: number, height: number }} viewport */
export const visit = async ({ browser }, url, viewport, options = {}) => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', ...options })
  await page.goto(url)
  return page
}

/** Runs in the page: resolves once all pictures have come, those of popups too. */
const complete = async () => {
  const roots = [...document.querySelectorAll('wisp-popup')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const images = [document, ...roots].flatMap((root) => [...root.querySelectorAll('img')])
  const near = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
  await Promise.all([document.fonts.ready, ...near.map((image) => image.decode().catch(() => {}))])
}

/** @param {import('playwright-core').Page} page */
export const picture = async (page) => {
  await page.evaluate(complete)
  await page.waitForTimeout(500)
  return page.screenshot()
}
