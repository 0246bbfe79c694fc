import type { Store } from './store/store'

/**
 * A number from 0 to 65,535 for an address, another one on each popup. Enough to notice who draws again and again; too little
 * to tell who it was, so that it may be kept where addresses may not.
 */
export const callerNumber = async ({ sign }: Store, popupId: string, address: string): Promise<number> =>
  Buffer.from(await sign(`caller ${popupId} ${address}`), 'base64url').readUInt16BE(0)
