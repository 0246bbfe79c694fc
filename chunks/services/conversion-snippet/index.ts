/** The site's own markup after a conversion, a pixel say (`integration.conversion_code`): only where the tag allows it. */
import { doc, globalNamed } from '../../../shared/platform/safe-dom'

interface Policy {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(text: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

const same = (text: string): string => text

const RULES: Policy = { createHTML: same, createScript: same, createScriptURL: same }

let policy: Policy | undefined

/** Where the page demands Trusted Types, a policy of this name has to be allowed (https://w3c.github.io/trusted-types/). */
const trusting = (): Policy => {
  policy ??= (globalNamed('trustedTypes') as Factory | undefined)?.createPolicy('wisp-conversion', RULES) ?? RULES
  return policy
}

/** A script that a parser made never runs: it is made anew, with the nonce of the page. */
const revived = (script: HTMLScriptElement, rules: Policy, nonce: string): HTMLScriptElement => {
  const made = doc.createElement('script')
  for (const { name, value } of script.attributes) if (name !== 'src') made.setAttribute(name, value)
  made.nonce = nonce
  if (script.src) made.src = rules.createScriptURL(script.src)
  made.text = rules.createScript(script.text)
  return made
}

/** Throws where the page's policy forbids it. */
export const insertSnippet = (markup: string): void => {
  const tag = doc.querySelector<HTMLScriptElement>('script[data-conversion-code=allow]')
  if (!markup || !tag) return
  const rules = trusting()
  const { head, body } = new DOMParser().parseFromString(rules.createHTML(markup), 'text/html')
  const scripts = [head, body].flatMap((part) => [...part.querySelectorAll('script')])
  doc.head.append(...head.childNodes, ...body.childNodes)
  // In the page itself: one that was put into any other document first would count as run.
  for (const script of scripts) script.replaceWith(revived(script, rules, tag.nonce || tag.dataset.nonce || ''))
}
