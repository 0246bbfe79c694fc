/** English texts of forms. Those of the checks come with the checks. */
export const english = {
  sent: 'Sent successfully!',
}

export type SubmitWords = typeof english
