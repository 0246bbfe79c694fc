/** The reason why a popup closed, as the server records it. */
export type CloseTrigger =
  | 'x'
  | 'button'
  | 'skip'
  | 'escape'
  | 'bg_click'
  | 'auto'
  | 'timer'
  | 'submit'
  | 'link'
  | 'popup'
  | 'remind'
  | 'api'
