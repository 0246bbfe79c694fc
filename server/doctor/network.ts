/** Checks how visitors reach the server: PUBLIC_URL, and the settings of a proxy. */
import type { Config } from '../process/config'
import { isServing, serves } from '../process/running-server'
import { type Finding, look, ok, wrong } from './finding'

export const checkProxy = ({ trustProxy, publicUrl, host }: Config): Finding[] => {
  const isSecure = publicUrl?.startsWith('https:') === true
  if (isSecure && !trustProxy)
    return [
      wrong(
        'PUBLIC_URL is https, which only a proxy can serve, but TRUST_PROXY is not set: all visitors count as one caller',
        'Set TRUST_PROXY=1',
      ),
    ]
  if (trustProxy && !host)
    return [
      look(
        'TRUST_PROXY=1, and the server listens on all addresses: who reaches its port may claim any address',
        'Set HOST=127.0.0.1, or close the port to all but the proxy',
      ),
    ]
  return [ok(trustProxy ? 'The proxy is trusted' : 'No proxy is trusted')]
}

export const checkPublicUrl = async ({ publicUrl, dataDir }: Config): Promise<Finding[]> => {
  if (!publicUrl)
    return [
      look('PUBLIC_URL is not set, so commands print addresses of this machine', 'Set PUBLIC_URL=https://your.domain'),
    ]
  if (await serves(publicUrl)) return [ok(`${publicUrl} serves wisp.js`)]
  if (!(await isServing(dataDir)))
    return [look(`${publicUrl} does not answer; no server runs on this data folder`, 'Start it: wisp serve')]
  return [
    wrong(
      `${publicUrl} does not serve wisp.js, though a server runs here`,
      'Correct PUBLIC_URL, the name in the DNS, or the proxy (docs/server.md, "Behind a proxy")',
    ),
  ]
}
