/**
 * What the site's token says of a visitor. It is not signed: all that it opens is a cart of a demo store, by an id that
 * nobody can guess.
 */
export interface Identity {
  visitor: string
  /** Signed in. */
  member: boolean
  /** The status with which the first version of the cart's calls answers once it is removed; 0: it is still there. */
  removed: 0 | 404 | 410
}

const TOKEN = /^demo\.([\w-]{36})\.([vm])\.(0|404|410)$/

export const tokenOf = ({ visitor, member, removed }: Identity): string =>
  `demo.${visitor}.${member ? 'm' : 'v'}.${removed}`

export const identityOf = (token = ''): Identity | undefined => {
  const [, visitor, who, removed] = TOKEN.exec(token) ?? []
  return visitor ? { visitor, member: who === 'm', removed: Number(removed) as Identity['removed'] } : undefined
}
