import { catalogImport } from './catalog'
import type { Command } from './command'
import { deskCommand } from './desk'
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
  deskCommand,
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
