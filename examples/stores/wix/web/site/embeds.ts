/** The globals that Wix gives to embedded scripts. */
import { siteData } from './data'

type Reporter = (name: string, data: object) => void

/** Only a classic script, while it first runs, is known to be one of the site's. */
const isKnown = (script: HTMLOrSVGScriptElement | null): boolean =>
  script instanceof HTMLScriptElement && script.src !== ''

export const wixEmbedsAPI = {
  getAccessTokenFunction() {
    if (!isKnown(document.currentScript)) throw new Error('getAccessTokenFunction must be called by an embedded script')
    return async (): Promise<string> => siteData.token
  },
  /** This site is in a folder, as those without a domain of their own are. */
  getExternalBaseUrl: (): string => location.origin + siteData.root.slice(0, -1),
  getMetaSiteId: (): string => '1b7e42d5-6c0f-4a58-8a43-8a1f9f3b2c10',
}

const reporters = new Set<Reporter>()
const reported: Parameters<Reporter>[] = []

export const wixDevelopersAnalytics = {
  /** A late one is told of what this page has reported before. */
  register(_appId: string, reporter: Reporter): () => void {
    reporters.add(reporter)
    for (const event of reported) reporter(...event)
    return () => reporters.delete(reporter)
  },
  triggerEvent(name: string, data: object): void {
    reported.push([name, data])
    for (const reporter of reporters) reporter(name, data)
  },
}
