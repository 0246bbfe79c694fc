/** Stands around every popup. */
export const frame = {
  close: 'Close',
  credit: 'Made with Wisp',
  busy: 'Sending …',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
}
