import type { Context } from 'hono'
import type { OfferedPrize, Prize } from '../../shared/model/prize'
import { DrawForm, encodeDrawn } from '../../shared/wire/server/prize'
import { reportedPopup } from '../cache/lookup'
import type { Signing } from '../db/signing'
import { announcedOf, type WebhookServices } from '../events/webhook-interest'
import { readBody } from '../http/body'
import type { Caller } from '../http/caller'
import { json } from '../http/hot'
import { keptClientId } from '../http/privacy'
import { type Rate, refuseFor } from '../http/rate'
import { Refusal } from '../http/refusal'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import type { Conversions } from '../leads/conversions'
import { isToCome } from '../popups/live'
import { inLanguage } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import { NO_POPUP } from '../popups/stored-popup'
import { poolFor } from '../template/answers'
import { fillsForm, readTemplate, type TemplateRecord } from '../template/record'
import type { Prizes } from './queries'

interface Services extends WebhookServices {
  caller: Caller
  /** Rate of new draws, by popup and network. */
  draws: Rate
  store: WebhookServices['store'] & Pick<Signing, 'sign'> & { conversions: Pick<Conversions, 'find'>; prizes: Prizes }
}

/**
 * A hash of the caller's address, 0 to 65,535, different for each popup. It is enough to limit repeated draws but too
 * short to identify anyone, so it may be stored where addresses may not.
 */
const callerNumber = async ({ sign }: Pick<Signing, 'sign'>, popupId: string, address: string): Promise<number> =>
  Buffer.from(await sign(`caller ${popupId} ${address}`), 'base64url').readUInt16BE(0)

/**
 * The lead of a submission. `missing`: at most a part of it has arrived. `suspect`: it has arrived, and looks like a bot's.
 */
interface Standing {
  lead: 'missing' | 'suspect' | 'sound'
  /** The pool that its answers lead to. */
  pool?: string | undefined
}

const standingOf = async (
  { store }: Services,
  id: string,
  template: TemplateRecord,
  submissionId: string,
): Promise<Standing> => {
  if (template.leadOrder === 'never') return { lead: 'sound' }
  const submission = await store.conversions.find(id, submissionId)
  // The answer that chooses the pool may come on a later step.
  if (!submission || submission.part > 0 || !fillsForm(template, submission.values)) return { lead: 'missing' }
  const pool = poolFor(template.pools, submission.values)
  return { lead: submission.suspect ? 'suspect' : 'sound', pool }
}

/** Prizes without a pool are in each. */
const inPool = (prizes: OfferedPrize[], pool: string | undefined): OfferedPrize[] =>
  prizes.filter((prize) => prize.pool === undefined || prize.pool === pool)

/** A suspect lead draws only blanks without a stock: it may be a person, whose game must end. */
const losing = (prizes: OfferedPrize[]): OfferedPrize[] =>
  prizes.filter(({ winner, stock }) => !winner && stock === undefined)

/** Ends the game if there was no prize to draw. No prize of a popup file can have this id. */
const BLANK: Prize = { id: '.', label: '', code: '', chances: 0, winner: false }

/** The prize as the popup names it in this language. What is stored, counted and told to webhooks is in its first. */
const namedIn = (popup: StoredPopup, language: string, prize: Prize): Prize => {
  const translated = language === popup.language ? undefined : inLanguage(popup, language)
  const translatedPrize = translated?.prizes?.find(({ id }) => id === prize.id)
  return translatedPrize ? { ...prize, label: translatedPrize.label, redirect: translatedPrize.redirect } : prize
}

/** Limits new draws per popup and network. Repeated requests for the same submission are not limited. */
const limitDraws = async (c: Context, { caller, draws, store }: Services, id: string, submissionId: string) => {
  if (await store.prizes.has(id, submissionId)) return
  refuseFor(draws(`${id} ${caller.network(c)}`), 'Too many draws from your address')
}

/**
 * Draws a prize, once per submission. A game that asks for the lead first refuses draws without it; one that asks
 * afterwards gets the prize at once, but its code only with the lead. Suspect leads win nothing, but end the game.
 */
export const draw: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/draw/:poptin_id',
  counts: 'lead',
  async hot(c, services) {
    const { cache, store } = services
    const { player: sender, claimed, language } = await readBody(c, DrawForm)
    const player = { ...sender, clientId: keptClientId(c, sender.clientId) }
    const popup = await reportedPopup(param(c, 'poptin_id'), services)
    // A page may have one that is over or paused, but none that is still to come: strangers are not told its prizes.
    if (isToCome(popup)) throw new Refusal(404, NO_POPUP)
    const { id, siteKey, prizes = [] } = popup
    const template = (await cache.record(id, siteKey)) ?? readTemplate('')
    const { lead, pool } = await standingOf(services, id, template, player.submissionId)
    if ((template.leadOrder === 'first' || claimed) && lead === 'missing')
      throw new Refusal(409, 'The lead of this submission has not arrived yet')
    await limitDraws(c, services, id, player.submissionId)
    const caller = await callerNumber(store, id, services.caller.network(c))
    const offered = inPool(lead === 'suspect' ? losing(prizes) : prizes, pool)
    const announced = await announcedOf(popup, 'prize.won', services)
    const prize = await store.prizes.of({ ...player, popupId: id, caller, ...announced }, offered)
    if (!prize && !prizes.length) throw new Refusal(404, 'This popup has no prize to give')
    const { winner } = prize ?? BLANK
    return json(encodeDrawn(namedIn(popup, language, prize ?? BLANK), lead === 'sound' || !winner))
  },
}
