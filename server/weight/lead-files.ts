/** The files that follow while a visitor fills in the form of a popup and sends it. */
import { encodeConversion } from '../../shared/wire/server/conversion'
import { encodeDrawn } from '../../shared/wire/server/prize'
import { DONE } from '../../shared/wire/server/reports'
import { conversion } from '../leads/conversion'
import { newRowId } from '../lib/ids'
import type { StoredPopup } from '../popups/queries'
import { session } from '../reports/session'
import type { Site } from '../sites/queries'
import type { TemplateRecord } from '../template/record'
import type { FileOnEach } from './device-weights'

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The draws of a game, each with its longest answer: one after the lead, and one before it where playing comes first. */
const draws = ({ id, prizes = [] }: StoredPopup, playsFirst: boolean): FileOnEach[] =>
  (playsFirst ? [false, true] : [true]).map((withCode) => ({
    name: 'a prize',
    path: `/api/display/draw/${id}`,
    kind: 'answer',
    bytes: Math.max(0, ...prizes.map((prize) => jsonBytes(encodeDrawn(prize, withCode || !prize.winner)))),
  }))

/** The answers of the server to a lead, and the report that its visitor is known now. */
export const leadAnswers = (
  popup: StoredPopup,
  { leadOrder }: Pick<TemplateRecord, 'leadOrder'>,
  hasEmail: boolean,
  { conversionCode }: Pick<Site, 'conversionCode'>,
): FileOnEach[] => [
  {
    name: 'the lead',
    path: conversion.path,
    kind: 'report',
    bytes: jsonBytes(encodeConversion(newRowId(), conversionCode)),
  },
  ...(popup.prizes?.length ? draws(popup, leadOrder === 'after') : []),
  ...(hasEmail ? [{ name: 'the visit', path: session.path, kind: 'report' as const, bytes: jsonBytes(DONE) }] : []),
]

/** The screens that a visitor passes on the way to the last one before the lead has been sent, but for the first. */
export const leadScreens = (
  { type, design }: StoredPopup,
  { leadOrder }: Pick<TemplateRecord, 'leadOrder'>,
): string[] => {
  if (type !== 'gamified') return ['main', ...(design.thanks ? ['thanks'] : [])]
  return ['main', 'play', ...(leadOrder === 'after' ? ['win'] : [])]
}
