/** Whether nobody has pressed a key or the pointer on this page yet; false where the browser does not say. */
export const isUntouched = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === false
