/** For owners. */
export const preview = {
  notice: 'This is a preview of your popup. Please note that submission will not be functional.',
  refused: 'A preview: nothing was sent',
}
