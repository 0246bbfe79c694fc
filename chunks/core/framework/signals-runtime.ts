/** @preact/signals-react/runtime. With Preact a component that reads signals is drawn again by itself. */
const nothing = { f() {} }

export const useSignals = () => nothing
