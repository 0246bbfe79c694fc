import type { Check } from './check'
import { emailSyntax } from './email'

export const emailTypos: Check = (value, options) => (value ? emailSyntax(value, options) : undefined)
