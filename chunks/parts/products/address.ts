import { doc } from '../../../shared/page/platform/safe-dom'
import { safeUrl } from '../../core/ui/index'

/** A store's address of a page or a picture, complete; '' for anything else. */
export const webAddress = (value: string): string => {
  const address = value && safeUrl(value) ? new URL(value, doc.baseURI).href : ''
  return /^https?:/.test(address) ? address : ''
}
