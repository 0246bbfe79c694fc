/** Saves a file. A plain link cannot send the Authorization header, so the file is fetched first. */
export const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
