import { globalNamed } from './safe-dom'

/** Newer than TypeScript's own types: https://w3c.github.io/trusted-types/ */
interface Policy {
  createScriptURL(url: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

const policies = new Map<string, Policy | undefined>()

/** The address of a script, as a page that requires Trusted Types takes it if it allows a policy of this name. */
export const trusted = (policy: string, url: string): string => {
  try {
    if (!policies.get(policy)) {
      const trustedTypes = globalNamed('trustedTypes') as Factory | undefined
      policies.set(policy, trustedTypes?.createPolicy(policy, { createScriptURL: (ours) => ours }))
    }
  } catch {
    // The page allows no policy of this name, but it may do without.
  }
  return policies.get(policy)?.createScriptURL(url) ?? url
}
