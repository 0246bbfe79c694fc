import { LATER } from '../../../shared/gallery/failure'
import { make } from '../../../shared/gallery/items'
import { sayer } from '../../../shared/gallery/say'
import type { Content, GalleryItem } from '../../../shared/model/gallery'

const say = sayer({
  Image: 'תמונה',
  Item: 'פריט',
  of: 'מתוך',
  'The requested content cannot be loaded.': 'לא ניתן לטעון את התוכן המבוקש.',
  'No content type found.': 'לא נמצא סוג תוכן.',
  'No image found.': 'לא נמצאה תמונה.',
  'Unexpected response.': 'תגובה לא צפויה.',
  'Please try again later.': 'נסו שוב מאוחר יותר.',
})

/** What cannot be shown becomes two sentences that say so. */
export const failure = ({ message }: Error): Content => {
  const element = make(
    'p',
    'error',
    say('The requested content cannot be loaded.'),
    make('br', 'line'),
    say(message || LATER),
  )
  element.role = 'alert'
  return { element, width: 0, height: 0, keepsRatio: false }
}

/** What screen readers are told of an item. */
export const nameIn = (items: GalleryItem[], index: number): string => {
  const { type, title } = items[index] as GalleryItem
  const place = items[1] && `${say(type === 'image' ? 'Image' : 'Item')} ${index + 1} ${say('of')} ${items.length}`
  return [place, title].filter(Boolean).join(', ')
}
