/** A page of a page-builder with only what a case is about, under a policy as strict as ours allows. */
import type { World } from './world'

interface Options {
  lang?: string
  /** The page's own style sheet. */
  css?: string
  /** Added to the policy, for instance for a film of another site. */
  policy?: string
  /** The attribute that names the owner's part; all of the page by default. */
  root?: string
  /** More of the page's data. */
  data?: object
}

/** Puts a page on the site; hits go to `/hits`. */
export const putPage = (
  world: World,
  path: string,
  body: string,
  { lang = 'en', css = '', policy = '', root = 'data-root="body"', data = {} }: Options = {},
) => {
  const rules = [
    "default-src 'none'",
    `script-src ${world.wisp} 'nonce-own'`,
    // A page with a site of a server asks it which popups there are.
    `connect-src ${world.host} ${root.includes('data-site') ? world.wisp : ''}`,
    `img-src 'self'`,
    `media-src 'self'`,
    "style-src 'nonce-own'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    policy,
  ]
  const head = [
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${rules.join(';')}">`,
    `<meta name="viewport" content="width=device-width"><title>A page that was built</title>`,
    `<style nonce="own">body{margin:0;font:16px/1.5 sans-serif}${css}</style>`,
    `<script type="application/json" data-wisp-page>${JSON.stringify({ id: 'page000000001', hits: `${world.host}/hits`, ...data })}</script>`,
    `<script async src="${world.wisp}/wisp-page.js" ${root}></script>`,
  ]
  const dir = lang === 'he' ? 'rtl' : 'ltr'
  world.files[path] = {
    type: 'text/html',
    body: `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head.join('')}</head><body>${body}</body></html>`,
  }
}
