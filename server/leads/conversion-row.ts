/** The row of a conversion, and what webhooks are told of it. */
import type { FieldProblems } from '../../shared/checks/messages'
import { own } from '../../shared/values/own'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { Announced } from '../events/announce'
import type { Counted } from '../results/counting'
import type { ConsentProof } from './answers'
import { storedProof } from './consent-proof'
import { UNCOUNTED_VIEWER } from './lead-figures'
import type { LeadSteps } from './steps-of-lead'

/** A conversion as stored: what was sent, and how the server classified it. */
export interface NewConversion extends Omit<ReceivedConversion, 'gestures' | 'unsure'>, Counted, Partial<LeadSteps> {
  viewerId: string
  lead: boolean
  suspect: boolean
  /** Kept, and not counted. */
  uncounted?: boolean | undefined
  problems: FieldProblems
  /** Absent without a consent box. */
  proof?: Omit<ConsentProof, 'at'> | undefined
  /** The event to tell webhooks, if one may have chosen it. */
  announced?: Announced & { event: 'lead.created' | 'form.submitted' }
}

export const toRow = (id: string, conversion: NewConversion) => {
  const { submissionId, popupId, viewerId, clientId, target, email, fields, consent, trigger, url, facts } = conversion
  const { part = 0, proof, tags = '' } = conversion
  const at = Date.now()
  return {
    id,
    submission_id: submissionId || null,
    popup_id: popupId,
    viewer_id: conversion.uncounted ? UNCOUNTED_VIEWER : viewerId,
    client_id: clientId,
    target,
    lead: Number(conversion.lead),
    suspect: Number(conversion.suspect),
    email,
    fields: JSON.stringify(consent ? { ...fields, consent } : fields),
    problems: JSON.stringify(conversion.problems),
    search: [email, ...Object.values(fields), ...(tags ? [tags] : [])].join('\n').toLowerCase(),
    trigger,
    url,
    facts: JSON.stringify(facts),
    customer_id: own(facts, 'store_integration_customer_id') ?? '',
    part,
    tags,
    consent: storedProof(proof, at),
    at,
  }
}

export type Row = ReturnType<typeof toRow>

/** In characters; what else is in it has its limit. */
export const sizeOf = ({ fields, search, facts, consent }: Row): number =>
  fields.length + search.length + facts.length + consent.length

export const nameOf = ({ popup_id, submission_id }: Pick<Row, 'popup_id' | 'submission_id'>): string =>
  `${popup_id} ${submission_id}`

/** The event of a lead, for webhooks. */
export const eventOf = (announced: NonNullable<NewConversion['announced']>, row: Row, id: string) => {
  const { submission_id, email, trigger, url, at } = row
  const data = {
    id,
    submission: submission_id ?? '',
    email,
    fields: JSON.parse(row.fields),
    url,
    trigger,
    suspect: Boolean(row.suspect),
    problems: JSON.parse(row.problems),
    ...(row.consent && { consent: JSON.parse(row.consent) }),
    ...(row.part && { complete: false }),
    ...(row.tags && { tags: row.tags.split(',') }),
  }
  return { ...announced, at, data } as const
}
