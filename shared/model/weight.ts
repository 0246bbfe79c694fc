/** The weight of a page's popups, in requests and bytes: counted by the server, shown by the command and the desk. */

/** Screens that pictures are counted for; what is fetched may differ too. */
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export interface Traffic {
  requests: number
  /** Size of the answers' bodies, as compressed. */
  bytes: number
}

export type FileKind = 'script' | 'answer' | 'template' | 'font' | 'picture' | 'report'

/** One request. */
export interface FetchedFile {
  /** Name for people: `ui.js`. */
  name: string
  /** Below the server; of a file elsewhere its whole address. */
  path: string
  kind: FileKind
  bytes: number
  devices: Device[]
  /** The file comes from another server, so nothing is known of its weight, and it counts nowhere. */
  elsewhere?: true
}

export interface Weight extends Record<Device, Traffic> {
  files: FetchedFile[]
}

export interface PopupWeight {
  id: string
  name: string
  type: string
  /** The files that the popup waits for when it fires, as the first one of its page. */
  firing: Weight
  /** The files beside its first frame and after it: its view is told, and all that it needs while it is open is there. */
  after: Weight
  /** The files that follow while a visitor fills in its form and sends it. Absent if it has no form, and where it is measured. */
  lead?: Weight
}

export interface SiteWeight {
  /** The site's key. */
  site: string
  /** The files of the page until it has decided which popups may show, with nothing fired. */
  before: Weight
  popups: PopupWeight[]
}

const NONE: Traffic = { requests: 0, bytes: 0 }

export const sumOf = (...all: Traffic[]): Traffic =>
  all.reduce((sum, { requests, bytes }) => ({ requests: sum.requests + requests, bytes: sum.bytes + bytes }), NONE)

const trafficOn = (device: Device, files: FetchedFile[]): Traffic =>
  sumOf(
    ...files
      .filter(({ devices, elsewhere }) => devices.includes(device) && !elsewhere)
      .map(({ bytes }) => ({ requests: 1, bytes })),
  )

export const weightOf = (files: FetchedFile[]): Weight => ({
  phone: trafficOn('phone', files),
  desktop: trafficOn('desktop', files),
  files,
})
