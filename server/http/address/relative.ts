/** Makes addresses of our pages relative to the folder of the page, because proxies may serve us below a path that we do not know. */
import type { Context } from 'hono'

/** From the folder of a page to the root of the server, with a slash at its end. */
export const rootFrom = (c: Context): string => {
  const depth = c.req.path.split('/').length - 2
  return '../'.repeat(depth) || './'
}

const FROM_ROOT = /(?<=\s(?:src|href|action|poster|data)=")\/(?!\/)/g

/** A page of ours whose addresses begin at the root of the server. */
export const fromItsFolder = (c: Context, html: string): string => html.replace(FROM_ROOT, rootFrom(c))

/** Our own addresses with quotes, in lists of addresses, and in JSON that is escaped. */
const OWN_FILES =
  /(?<=["';,]\s*)\/(?=l-files\/[\da-f]{24}\.|wisp-page\.js"|api\/page\/ajax\/|(?:click|img|l|p)\/[\w-]+["'&?#])/g

/** An owner's page: only our own addresses are changed, as it may link to other pages of the same host. */
export const oursFromItsFolder = (c: Context, html: string): string => html.replace(OWN_FILES, rootFrom(c))
