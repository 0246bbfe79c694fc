/** The shape of a translation: what its file holds, by the files that pages load of it (`wordFiles` of `build/files.ts`). */
import type { Messages } from '../checks/messages'
import type * as english from './english'
import type * as pages from './english-pages'

type English = typeof english
type Pages = typeof pages

/** The words of popups by the groups that are loaded with one. */
interface PopupWords {
  /** Every popup and its teaser. */
  popup: English['frame'] &
    English['form'] &
    English['waiting'] &
    English['coupon'] &
    English['teaser'] &
    English['units']
  steps: English['steps']
  game: English['wheel'] & English['scratch'] & English['gift'] & English['draw']
  shop: English['product'] & English['threshold']
  poll: English['shares']
  /** Without the check for Israeli numbers, whose message is Hebrew in every language, and what only owners read. */
  checks: Omit<Messages, 'phoneIsraeli' | 'unsure'> & English['doubt']
  fields: English['email'] & English['select'] & English['phone'] & English['calendar']
}

export interface Translation extends PopupWords {
  preview: English['preview']
  page: Pages['toast'] &
    Pages['menu'] &
    Pages['video'] &
    Pages['date'] &
    Pages['countdown'] &
    Pages['pageForm'] &
    English['units']
  site: Pages['contact'] & Pages['newsletter'] & Pages['embed'] & Pages['panel']
  gallery: Pages['gallery']
}

export type WordGroup = keyof Translation

/** Every word of a popup by its name; an owner may give any of them. */
export type AnyWords = PopupWords['popup'] &
  PopupWords['steps'] &
  PopupWords['game'] &
  PopupWords['shop'] &
  PopupWords['poll'] &
  PopupWords['checks'] &
  PopupWords['fields']
