/** The record of a popup that has a template for each of its languages. */
import { withPollsOf } from './answers'
import type { TemplateField } from './fields'
import { withLinksOf } from './links'
import { readTemplate, type TemplateRecord } from './record'
import { SITE_LINKS } from './site-links'

/** For a lead of either template: a field is required where both require it. */
export const withFieldsOf = (record: TemplateRecord, other: TemplateRecord): TemplateRecord => {
  const inBoth = (field: TemplateField, fields: TemplateField[]): TemplateField => ({
    ...field,
    required: field.required && fields.some(({ key, required }) => key === field.key && required),
  })
  const tags = [...new Set([...(record.tags ?? []), ...(other.tags ?? [])])]
  const steps = record.steps ?? other.steps
  const patterns = [...(record.patterns ?? []), ...(other.patterns ?? [])]
  const more = other.fields.filter(({ key }) => !record.fields.some((field) => field.key === key))
  return {
    ...record,
    fields: [
      ...record.fields.map((field) => inBoth(field, other.fields)),
      ...more.map((field) => inBoth(field, record.fields)),
    ],
    ...(patterns.length && { patterns }),
    ...(other.asksForSecret && { asksForSecret: true as const }),
    marks: [...new Set([...record.marks, ...other.marks])],
    ...(steps && { steps }),
    ...(tags.length && { tags }),
    siteLinks: SITE_LINKS.filter((name) => record.siteLinks.includes(name) || other.siteLinks.includes(name)),
    links: withLinksOf(record.links, other.links),
    hasMergeTags: record.hasMergeTags || other.hasMergeTags,
    polls: withPollsOf(record.polls, other.polls),
    pools: [...record.pools, ...other.pools],
  }
}

/** @param others its templates in the languages beside the first */
export const readTemplates = (html: string, others: string[]): TemplateRecord =>
  others.map(readTemplate).reduce(withFieldsOf, readTemplate(html))
