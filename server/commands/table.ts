import { catalogImport } from './catalog'
import type { Command } from './command'
import { leadsExport } from './leads'
import { migrateCommand } from './migrate'
import { popupImport, popupList } from './popup'
import { serveCommand } from './serve'
import { siteAdd, siteList } from './site'
import { siteLimit, siteRestrict } from './site-limits'
import { startCommand } from './start'

export const commands: Command[] = [
  startCommand,
  serveCommand,
  siteAdd,
  siteList,
  siteRestrict,
  siteLimit,
  popupImport,
  popupList,
  catalogImport,
  leadsExport,
  migrateCommand,
]
