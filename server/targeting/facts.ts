import type { ServerFacts } from '../../shared/targeting/table'
import { agentOf } from './agent'
import { languageIn } from './language'

interface RequestHeaders {
  req: { header(name: string): string | undefined }
}

/** Answers what the server's rules ask of a request, when they ask. @param country as the answer says it */
export const factsOf = ({ req }: RequestHeaders, country: string): ServerFacts => {
  const header = (name: string): string | undefined => req.header(name)
  return {
    country: () => country,
    language: () => languageIn(header('accept-language')),
    browser: () => agentOf(header).browser,
    system: () => agentOf(header).system,
    device: () => agentOf(header).device,
  }
}
