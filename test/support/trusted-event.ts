/** Makes an event look as if the browser itself had sent it, because somebody has done something. */
export const trusted = <E extends Event>(event: E): E => Object.defineProperty(event, 'isTrusted', { value: true })
