import type { Context } from 'hono'
import type { ServerFacts } from '../../shared/targeting/table'
import { agentOf } from './agent'
import { languageIn } from './language'

/** Answers what the server's rules ask of a request, when they ask. @param country as the answer says it */
export const factsOf = (c: Context, country: string): ServerFacts => {
  const header = (name: string): string | undefined => c.req.header(name)
  return {
    country: () => country,
    language: () => languageIn(header('accept-language')),
    browser: () => agentOf(header).browser,
    system: () => agentOf(header).system,
    device: () => agentOf(header).device,
  }
}
