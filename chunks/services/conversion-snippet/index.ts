/** Inserts the site's own markup after a conversion (`integration.conversion_code`) if the tag allows it. */

import { asksForPrivacy } from '../../../shared/page/platform/privacy-control'
import { doc, globalNamed } from '../../../shared/page/platform/safe-dom'
import { allowingTag } from '../../../shared/page/platform/snippet-tag'

interface Policy {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(text: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

const identity = (text: string): string => text

const TRUSTED_TYPES_RULES: Policy = { createHTML: identity, createScript: identity, createScriptURL: identity }

let policy: Policy | undefined

/** Pages that require Trusted Types must allow a policy of this name (https://w3c.github.io/trusted-types/). */
const trustedTypesPolicy = (): Policy => {
  policy ??=
    (globalNamed('trustedTypes') as Factory | undefined)?.createPolicy('wisp-conversion', TRUSTED_TYPES_RULES) ??
    TRUSTED_TYPES_RULES
  return policy
}

/** Copies a script with the page's nonce, because scripts created by DOMParser do not run. */
const recreateScript = (script: HTMLScriptElement, rules: Policy, nonce: string): HTMLScriptElement => {
  const copy = doc.createElement('script')
  for (const { name, value } of script.attributes) if (name !== 'src') copy.setAttribute(name, value)
  copy.nonce = nonce
  if (script.src) copy.src = rules.createScriptURL(script.src)
  copy.text = rules.createScript(script.text)
  return copy
}

/** Conversions whose markup the page has. */
const inserted = new Set<string>()

/**
 * Once for each conversion, which may be reported in parts. Does nothing where the browser asks for privacy. Throws if the page's Trusted Types policy forbids it.
 */
export const insertSnippet = (markup: string, conversionId: string): void => {
  const tag = allowingTag()
  if (!markup || !tag || asksForPrivacy() || inserted.has(conversionId)) return
  inserted.add(conversionId)
  const rules = trustedTypesPolicy()
  const { head, body } = new DOMParser().parseFromString(rules.createHTML(markup), 'text/html')
  const scripts = [head, body].flatMap((part) => [...part.querySelectorAll('script')])
  doc.head.append(...head.childNodes, ...body.childNodes)
  // Replace scripts only after they are in the page: a script inserted into another document first does not run again.
  for (const script of scripts) script.replaceWith(recreateScript(script, rules, tag.nonce || tag.dataset.nonce || ''))
}
