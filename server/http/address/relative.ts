/**
 * Addresses in our own pages, from the folder that the page is in: the server cannot know below which path visitors have them,
 * as proxies may take it off.
 */
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

/** A page of an owner, who may lead to other pages of the same host: only what is ours is found from the page's folder. */
export const oursFromItsFolder = (c: Context, html: string): string => html.replace(OWN_FILES, rootFrom(c))
