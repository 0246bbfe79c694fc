/** Browsers offer the clipboard only over https; the old way works on a desk in a local network. */
const copyOldWay = (text: string): boolean => {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return copied
}

export const copy = async (text: string): Promise<void> => {
  const success = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (!success && !copyOldWay(text)) throw new Error('The clipboard is not open to this page')
}
