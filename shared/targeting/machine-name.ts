/**
 * True for the name of a browser without a screen, or of a program that reads pages. Pages get this as its own text, too,
 * so it uses nothing from outside, and no sign of expressions that older browsers do not know.
 */
export const isMachineName = (agent: string): boolean => {
  // Telephones are named in such brackets, some of them Spider or Robot.
  const program = agent.replace(/\(Linux;[^()]*Android[^()]*\)/gi, '')
  return (
    /headless|phantomjs|puppeteer|playwright|selenium|lighthouse|pagespeed|crawler|slurp|bingpreview/i.test(agent) ||
    /spider|(^|[^u]|[^c]u)bot(?![a-z])|google-inspectiontool|googleother|mediapartners-google/i.test(program)
  )
}
