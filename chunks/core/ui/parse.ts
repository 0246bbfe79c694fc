/**
 * Template text → an inert document. The walk in template.tsx makes it safe; this file only avoids violations of a
 * page's content security policy: Chromium reports inline styles and handlers even of documents that are never shown,
 * and DOMParser wants Trusted HTML where the policy demands that.
 */
import { globalNamed } from '../../../shared/platform/safe-dom'

const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const NOISE = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi

/** `<style>` and `style=` under names that no policy minds; a handler becomes a data attribute, which nothing reads. */
export const quiet = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(/^<style/i, '<textarea data-wisp-css')
      .replace(/^<\/style/i, '</textarea')
      .replace(NOISE, (found) => (/^["']/.test(found) ? found : `data-wisp-${found}`)),
  )

interface Policy {
  createHTML(html: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}
/** Newer than TypeScript's own types: https://wicg.github.io/sanitizer-api/ and https://w3c.github.io/trusted-types/ */
type SafeParser = { parseHTML?(html: string, options: { sanitizer: object }): Document }

let policy: Policy | undefined

const read = (html: string): Document => {
  const text = quiet(html)
  const safe = (Document as SafeParser).parseHTML
  if (safe) return safe.call(Document, text, { sanitizer: {} })
  const trustedTypes = globalNamed('trustedTypes') as Factory | undefined
  policy ??= trustedTypes?.createPolicy('wisp', { createHTML: (trusted) => trusted })
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html')
}

let last: [html: string, read: Document] | undefined

/**
 * Keeps the last document, so that a template can be parsed ahead of the task that draws it, which is long enough.
 * Nobody changes the document.
 */
export const parse = (html: string): Document => {
  if (last?.[0] !== html) last = [html, read(html)]
  return last[1]
}
