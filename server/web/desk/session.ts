/**
 * The token of this tab. It arrives in the URL fragment, which browsers never send to a server, and moves to session
 * storage, so that it stays neither in the address bar nor in the history.
 */
const KEY = 'wisp-desk-token'

/** Ignores blocked storage: the user only has to sign in again after a reload. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return
  }
}

export const keepToken = (token: string): void => {
  attempt(() => sessionStorage.setItem(KEY, token))
}

export const forgetToken = (): void => {
  attempt(() => sessionStorage.removeItem(KEY))
}

/** The token in `/desk#token=…`; '' if there is none. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? ''

/** Moves the token out of the address bar, or returns the stored one; '' if there is neither. */
export const takeToken = (): string => {
  const token = tokenIn(location.hash)
  if (!token) return attempt(() => sessionStorage.getItem(KEY)) ?? ''
  keepToken(token)
  history.replaceState(null, '', location.pathname + location.search)
  return token
}
