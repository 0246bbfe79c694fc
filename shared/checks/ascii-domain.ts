/**
 * A domain as `URL` reads it without leaving out or changing a part: letters and digits of any script, signs such as
 * emoji before the ending, and the signs that stand between letters of Catalan, Hebrew and Japanese.
 */
const HOST_PATTERN =
  /^[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}\p{Join_Control}·・׳״._-]+\.[\p{L}\p{M}\p{N}\p{Join_Control}·・׳״-]+$/u

/** An address with its domain in ASCII, as it is sent: servers for mail need not know other letters. */
export const withAsciiDomain = (email: string): string => {
  const domainStart = email.lastIndexOf('@') + 1
  const domain = email.slice(domainStart)
  if (!domainStart || /^[ -~]*$/.test(domain) || !HOST_PATTERN.test(domain)) return email
  try {
    return email.slice(0, domainStart) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}
