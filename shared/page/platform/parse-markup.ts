/**
 * Markup as text → an inert document, from which its reader copies what is allowed. This file only avoids violations
 * of a page's content security policy: Chromium reports inline styles and handlers even of documents that are never
 * shown, and DOMParser wants Trusted HTML where the policy demands that.
 */
import { globalNamed } from './safe-dom'

const MARKUP_TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const ATTRIBUTE_NOISE = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi

/** `<style>` and `style=` under names that no policy minds; a handler becomes a data attribute, which nothing reads. */
export const quiet = (html: string): string =>
  html.replace(MARKUP_TAG, (tag) =>
    tag
      .replace(/^<style/i, '<textarea data-wisp-css')
      .replace(/^<\/style/i, '</textarea')
      .replace(ATTRIBUTE_NOISE, (text) => (/^["']/.test(text) ? text : `data-wisp-${text}`)),
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

/** @param name of the Trusted Types policy, for browsers without `parseHTML`. Each chunk has its own: a page may allow a name only once. */
export const parseMarkup = (html: string, name: string): Document => {
  const text = quiet(html)
  // MooTools has a `Document` of its own.
  const { parseHTML } = (Reflect.getPrototypeOf(document) as Document).constructor as SafeParser
  if (parseHTML) return parseHTML(text, { sanitizer: {} })
  const trustedTypes = globalNamed('trustedTypes') as Factory | undefined
  policy ??= trustedTypes?.createPolicy(name, { createHTML: (trusted) => trusted })
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html')
}
