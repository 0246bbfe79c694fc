/** Pages of a marketing site with wisp-site.js, under a policy as strict as an owner can make it. */
import type { World } from './world'

interface SitePage {
  lang?: 'en' | 'he' | undefined
  /** The page's own style sheet. */
  css?: string
  /** The page's own script, as the original's settings come. */
  script?: string
  /** Settings of pieces: `tracking` → `<script type="application/json" data-wisp-tracking>`. */
  blocks?: Record<string, unknown>
  /** More markup of the head. */
  head?: string | undefined
  /** Attributes of the tag. */
  tag?: string
  /** The attribute that names the owner's part; all of the page by default. */
  root?: string
  /** Directives added to the policy, for instance for a service of another origin; `null`: no policy at all. */
  policy?: string | null | undefined
  /** Names of the policies that its Trusted Types allow. */
  trusted?: string
}

export const NONCE = 'own'

const policyOf = (world: World, more: string, trusted: string): string =>
  [
    "default-src 'none'",
    `script-src ${world.wisp} 'nonce-${NONCE}'`,
    `style-src 'nonce-${NONCE}'`,
    `connect-src 'self' ${world.wisp}`,
    "img-src 'self' data:",
    `form-action 'self' ${world.wisp}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
    more,
  ].join(';')

const blockOf = ([name, settings]: [string, unknown]): string =>
  `<script type="application/json" data-wisp-${name}>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`

export const sitePage = (world: World, body: string, page: SitePage = {}): string => {
  const {
    lang = 'en',
    css = '',
    script,
    blocks = {},
    head = '',
    tag = '',
    root = 'data-root="body"',
    policy = '',
    trusted = "'none'",
  } = page
  const parts = [
    '<meta charset="utf-8">',
    policy === null ? '' : `<meta http-equiv="content-security-policy" content="${policyOf(world, policy, trusted)}">`,
    '<meta name="viewport" content="width=device-width"><title>A site of its own</title>',
    `<style nonce="${NONCE}">body{margin:0;font:16px/1.5 sans-serif}${css}</style>`,
    ...Object.entries(blocks).map(blockOf),
    script === undefined ? '' : `<script nonce="${NONCE}">${script}</script>`,
    head,
    `<script async src="${world.wisp}/wisp-site.js" ${root} ${tag}></script>`,
  ]
  const dir = lang === 'he' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head>${parts.join('')}</head><body>${body}</body></html>`
}

/** Puts the page on the site. @returns its path, for `world.visit` */
export const putSite = (world: World, body: string, page: SitePage = {}, path = '/site-page'): string => {
  world.files[path] = { type: 'text/html', body: sitePage(world, body, page) }
  return path
}
