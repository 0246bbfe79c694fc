/** An open modal window: one of the page, or one of our popups, which need not make the page inert. */
export const OPEN_MODAL = 'dialog:modal,.wisp-frame[aria-modal]'
