/**
 * @preact/signals-react/runtime. It has nothing to do: with Preact, a component that reads signals redraws by itself.
 */
const nothing = { f() {} }

export const useSignals = () => nothing
