/** A key with which an agent signs what it asks for. */
export interface AgentKey {
  /** The JWK thumbprint (RFC 7638), by which signatures name the key. */
  id: string
  /** The key itself, in base64url. */
  x: string
  /** Seconds since 1970 from which the agent uses the key, and until which; without them, always. */
  from?: number
  until?: number
}

/** How a site treats programs. */
export interface Machines {
  /** Like people: what they see is counted as well. */
  show?: true
  /** Keys of agents that sign what they ask for. */
  keys?: readonly AgentKey[]
}
