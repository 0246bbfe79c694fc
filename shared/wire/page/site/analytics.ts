/** The page's own analytics, under the names of its globals. */
import { globalNamed } from '../../../page/platform/safe-dom'

/**
 * Tells the page's own analytics. false if there is none, it throws, the visitor does not want to be counted, or the
 * original's own script counts.
 */
export const tell = (id: string, ...command: [command: string, name: string, parameters: object]): boolean => {
  try {
    if (globalNamed('MonsterInsightsObject') || globalNamed(`ga-disable-${id}`) === true) return false
    const layer = globalNamed('dataLayer') as unknown[] | undefined
    const gtag = globalNamed('gtag')
    const send =
      typeof gtag === 'function'
        ? gtag
        : function (..._: unknown[]) {
            // biome-ignore lint/complexity/noArguments: the service tells commands from other entries by this type
            ;(layer as unknown[]).push(arguments)
          }
    send(...command)
    return true
  } catch {
    return false
  }
}
