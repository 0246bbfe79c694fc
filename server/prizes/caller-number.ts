import type { Signing } from '../db/signing'

/**
 * A hash of the caller's address, 0 to 65,535, different for each popup. It is enough to limit repeated draws but too
 * short to identify anyone, so it may be stored where addresses may not.
 */
export const callerNumber = async (
  { sign }: Pick<Signing, 'sign'>,
  popupId: string,
  address: string,
): Promise<number> => Buffer.from(await sign(`caller ${popupId} ${address}`), 'base64url').readUInt16BE(0)
