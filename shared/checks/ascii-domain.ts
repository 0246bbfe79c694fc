/** An address with its domain in ASCII, as it is sent: servers for mail need not know other letters. */
export const withAsciiDomain = (email: string): string => {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (!at || /^[ -~]*$/.test(domain)) return email
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}
