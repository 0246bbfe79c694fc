import { useEffect, useRef, useState } from 'react'
import { Brand } from './Brand'

interface Props {
  /** Reason why the last token was refused; '' if there was none. */
  message: string
  enter(token: string): void
}

export const SignIn = ({ message, enter }: Props) => {
  const [token, setToken] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The form may replace a dashboard that had the focus.
  useEffect(() => field.current?.focus(), [])

  return (
    <main className="sign-in">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (token.trim()) enter(token.trim())
        }}
      >
        <Brand />
        <h1>Sign in to the desk</h1>
        <p id="token-help">
          <code>npx wisp desk</code>, typed on the server, prints a link that signs you in. Open it, or paste its token
          here.
        </p>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          type="password"
          required
          ref={field}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={message ? 'token-error token-help' : 'token-help'}
          aria-invalid={message !== ''}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <p className="error" id="token-error" role="alert">
          {message}
        </p>
        <button className="button primary" type="submit">
          Sign in
        </button>
      </form>
    </main>
  )
}
