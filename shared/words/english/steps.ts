/** Tells visitors their place in a form of several steps. */
export const steps = { stepOf: 'Step {step} of {count}' }
