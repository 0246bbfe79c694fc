import { useEffect, useMemo, useState } from 'react'
import { on } from '../../../shared/page/platform/dom'
import { createApi } from './api'
import { Dashboard } from './Dashboard'
import { SignIn } from './SignIn'
import { forgetToken, keepToken, takeToken } from './session'

const REFUSED = 'This token was not accepted. “npx wisp desk” on the server prints a link with the right one.'
const TOO_MANY = 'Too many wrong tokens came from your address. Wait a minute, then try again.'

interface Session {
  /** '' when signed out. */
  token: string
  /** Message of the sign-in form. */
  message: string
}

const enter = (token: string): Session => {
  keepToken(token)
  return { token, message: '' }
}

const leave = (message: string): Session => {
  forgetToken()
  return { token: '', message }
}

/** The whole page: the dashboard if there is a token, otherwise the sign-in form. */
export const Desk = () => {
  const [{ token, message }, setSession] = useState<Session>(() => ({ token: takeToken(), message: '' }))
  const api = useMemo(
    () => createApi(token, (status) => setSession(leave(status === 429 ? TOO_MANY : REFUSED))),
    [token],
  )

  // Opening a sign-in link in an open desk changes only the fragment and does not reload the page.
  useEffect(
    () =>
      on(window, 'hashchange', () => {
        const pasted = takeToken()
        if (pasted) setSession(enter(pasted))
      }),
    [],
  )

  return token ? (
    <Dashboard key={token} api={api} signOut={() => setSession(leave(''))} />
  ) : (
    <SignIn message={message} enter={(typed) => setSession(enter(typed))} />
  )
}
