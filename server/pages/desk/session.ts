/**
 * The token of this tab. It arrives in the fragment, which browsers never send to a server, and moves from there to
 * session storage, so that it is neither on screen nor in the history.
 */
const KEY = 'wisp-desk-token'

/** Blocked storage costs no more than signing in again after a reload. */
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

/** `/desk#token=…`; '' when there is none. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? ''

/** Takes the token out of the address bar, or recalls the one kept before; '' when there is neither. */
export const takeToken = (): string => {
  const token = tokenIn(location.hash)
  if (!token) return attempt(() => sessionStorage.getItem(KEY)) ?? ''
  keepToken(token)
  history.replaceState(null, '', location.pathname + location.search)
  return token
}
