/** Addresses of the server, which may be below a path. */

/** The server's address for visitors; the desk itself may be at another host. */
export const ownAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=wisp-address]')?.content ?? location.origin

/** A path of the server, from the folder that the desk is in. */
export const fromDesk = (address: string): string => (/^\/(?!\/)/.test(address) ? `.${address}` : address)
