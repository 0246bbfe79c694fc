import { backupCommand, restoreBackup } from './backup'
import { catalogImport } from './catalog'
import type { Command } from './command'
import { deskCommand } from './desk'
import { doctorCommand } from './doctor'
import { effectList, effectRemove, effectSet } from './effect'
import { formHtmlCommand, formImport, formList, formRemove } from './form'
import { imageAdd, imageList, imageRemove } from './image'
import { inspectCommand } from './inspect'
import { leadsExport } from './leads'
import { migrateCommand } from './migrate'
import { pageImport, pageList } from './page'
import { pagePause, pageRemove, pageResume } from './page-state'
import { popupImport, popupList } from './popup'
import { popupExport } from './popup-export'
import { popupDelete, popupPause, popupResume } from './popup-state'
import { priceRulesImport } from './price-rules'
import { serveCommand } from './serve'
import { siteAdd, siteList } from './site'
import { siteBudget } from './site-budget'
import { siteCalm } from './site-calm'
import { siteConsent } from './site-consent'
import { siteCooldown } from './site-cooldown'
import { siteLimit, siteRestrict } from './site-limits'
import { sitePrivacy, siteTerms } from './site-links'
import { siteMachines } from './site-machines'
import { sitePreviews } from './site-previews'
import { siteRemove } from './site-remove'
import { siteTag } from './site-tag'
import { startCommand } from './start'
import { subscribersImport } from './subscribers'
import { webhookAdd, webhookList, webhookRemove, webhookResume, webhookRotate } from './webhook'
import { webhookDeliveries, webhookRedeliver, webhookTest } from './webhook-deliveries'
import { weighCommand } from './weigh'

export const commands: Command[] = [
  startCommand,
  serveCommand,
  deskCommand,
  inspectCommand,
  siteAdd,
  siteTag,
  siteList,
  siteRestrict,
  siteLimit,
  siteCooldown,
  siteCalm,
  siteMachines,
  siteConsent,
  siteBudget,
  sitePrivacy,
  siteTerms,
  sitePreviews,
  siteRemove,
  popupImport,
  popupList,
  popupPause,
  popupResume,
  popupExport,
  popupDelete,
  weighCommand,
  pageImport,
  pageList,
  pagePause,
  pageResume,
  pageRemove,
  effectSet,
  effectList,
  effectRemove,
  formImport,
  formList,
  formHtmlCommand,
  formRemove,
  imageAdd,
  imageList,
  imageRemove,
  catalogImport,
  priceRulesImport,
  subscribersImport,
  leadsExport,
  webhookAdd,
  webhookList,
  webhookRotate,
  webhookResume,
  webhookRemove,
  webhookTest,
  webhookDeliveries,
  webhookRedeliver,
  migrateCommand,
  backupCommand,
  restoreBackup,
  doctorCommand,
]
