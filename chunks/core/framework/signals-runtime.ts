/** React has to be told which components read signals; Preact notices by itself. */
export const useSignals = (): void => {}
