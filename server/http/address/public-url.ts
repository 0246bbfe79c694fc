/** The address at which visitors reach the server: `PUBLIC_URL`, which may have a path. */
import { wrongUsage } from '../../lib/invalid'

const LIKE = 'an address like https://popups.example.com or https://shop.example/popups'

/** Address of a server, without a slash at its end; no character of it means anything in markup. */
export const ADDRESS = /^https?:\/\/(?:[\w.-]{1,253}|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/[\w.~-]+)*$/

/**
 * First parts of our own paths: a proxy that has taken `/desk` off an address leaves one that looks as if it had not.
 */
export const OWN_PATHS = [
  'api',
  'click',
  'desk',
  'form',
  'gallery',
  'healthz',
  'img',
  'l',
  'l-files',
  'metrics',
  'p',
  'readyz',
  's',
  'v',
  'weigh',
  'wisp-ad-manager',
  'wp-admin',
  'wp-json',
]

/** Throws an Invalid if an address is below one of these paths. @param name of the setting */
export const mustBeBeside = (name: string, address: string | undefined, paths: readonly string[]): void => {
  const first = pathOf(address).split('/')[1] ?? ''
  if (first && paths.includes(first))
    throw wrongUsage(
      `${name} may not be below /${first}, which is a path of the server itself. Choose another, like /popups`,
    )
}

/** Without a slash at its end. @param name of the setting */
export const publicAddress = (name: string, text: string | undefined): string | undefined => {
  if (!text) return
  const url = URL.canParse(text) ? new URL(text) : undefined
  const path = url?.pathname.replace(/\/+$/, '') ?? ''
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search ||
    url.hash ||
    url.username ||
    !/^(\/[\w.~-]+)*$/.test(path)
  )
    throw wrongUsage(`${name} must be ${LIKE}, got "${text}"`)
  mustBeBeside(name, url.origin + path, OWN_PATHS)
  return url.origin + path
}

/** `/popups`, or '' at the root of a host. */
export const pathOf = (address: string | undefined): string =>
  address ? new URL(address).pathname.replace(/\/$/, '') : ''
