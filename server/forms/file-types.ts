/** The files that a field takes, by the ending of their names. */

/** Largest size of all files of a form together: it is stored in the database. */
export const MAX_UPLOAD_BYTES = 6 * 1024 * 1024
/** Most bytes of one field, unless its file says otherwise. */
export const DEFAULT_UPLOAD_BYTES = 1_048_576

const GROUPS = new Map([
  ['image/*', ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.heic', '.bmp', '.tif', '.tiff']],
  ['audio/*', ['.mp3', '.m4a', '.ogg', '.oga', '.wav', '.flac', '.aac']],
  ['video/*', ['.mp4', '.m4v', '.mov', '.webm', '.ogv', '.mpg', '.mpeg', '.avi']],
])

/** Types of a field that names none. */
export const DEFAULT_UPLOAD_TYPES = ['.pdf', '.doc', '.docx', '.odt', '.txt', '.jpg', '.jpeg', '.png', '.gif', '.webp']

export const acceptsFile = (accept: string[], name: string): boolean => {
  const [ending = ''] = /\.[^.]*$/.exec(name.toLowerCase()) ?? []
  return accept.some((type) => (GROUPS.get(type.toLowerCase()) ?? [type.toLowerCase()]).includes(ending))
}
