import { globalNamed } from './safe-dom'

/** Newer than TypeScript's own types: https://w3c.github.io/trusted-types/ */
interface Policy {
  createScriptURL(url: string): string | null
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

const policies = new Map<string, Policy | undefined>()

/** Our own policy approves only addresses that pass the check. */
const rulesOf = (isAllowed: (url: string) => boolean): Policy => ({
  // null becomes an empty address, which loads nothing.
  createScriptURL: (url) => (isAllowed(url) ? url : null),
})

/**
 * The address of a script, as a page that requires Trusted Types takes it if it allows a policy of this name.
 * @param isAllowed the same for all addresses of a policy
 */
export const trusted = (policy: string, url: string, isAllowed: (url: string) => boolean): string => {
  try {
    if (!policies.get(policy)) {
      const trustedTypes = globalNamed('trustedTypes') as Factory | undefined
      policies.set(policy, trustedTypes?.createPolicy(policy, rulesOf(isAllowed)))
    }
  } catch {
    // The page allows no policy of this name, but it may do without.
  }
  return policies.get(policy)?.createScriptURL(url) ?? url
}
