/**
 * A copy of a text that shares no memory with others. A text that was cut out of a larger one, such as a field of a form,
 * otherwise keeps all of that in memory as long as it is kept itself.
 */
export const flat = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')
