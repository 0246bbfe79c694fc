/** True when something other than white space was typed or chosen. */
export const isFilled = (value: string): boolean => value.trim() !== ''
