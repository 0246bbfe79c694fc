import type { Limits } from '../../checks/check'
import type { FormField } from './fields'

/**
 * Browsers cut what is longer than `maxlength` without a word. While a visitor fills in a field, its limit stands here,
 * so that all that was pasted is there to be shortened.
 */
export const MAX_LENGTH = 'data-wisp-maxlength'

/** The owner's limits of a field. */
export const limitsOf = ({ controls: [control] }: FormField): Limits => {
  const text = (name: string): string | undefined => control?.getAttribute(name) || undefined
  const length = (value = ''): number | undefined => (/^\d+$/.test(value) ? Number(value) : undefined)
  return {
    min: text('min'),
    max: text('max'),
    step: text('step'),
    minlength: length(text('minlength')),
    maxlength: length(control?.getAttribute(MAX_LENGTH) ?? text('maxlength')),
  }
}
