/** Pages whose scripts ours replace, each with the columns of its table. */
import { empty } from '../columns/empty'
import { builderPlugins } from './builder/jquery'
import { ours as builder } from './builder/wisp'
import type { ReplacedPage } from './column'
import { sitePlugins } from './site/jquery'
import { ours as site } from './site/wisp'

export const REPLACED_PAGES: ReplacedPage[] = [
  { name: 'builder', title: 'a page of a page-builder', columns: [builder, builderPlugins, empty] },
  { name: 'site', title: 'a page of a marketing site', columns: [site, sitePlugins, empty] },
]
