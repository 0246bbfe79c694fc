/** A page in a frame, whose consent platform is in a window around it: that answers messages (IAB TCF 2.2 and GPP 1.1, "iframe" of their APIs). */
import { newId } from '../../values/id'
import { object } from '../../values/names'
import { on, type Stop, tried } from '../platform/dom'
import { parse } from '../platform/natives'

/** The names of the frames beside a platform that speaks TCF, or GPP. */
export const TCF_LOCATOR = '__tcfapiLocator'
export const GPP_LOCATOR = '__gppLocator'

/** The nearest window around this one that has a frame of this name, by which platforms say that they are there. */
export const windowWith = (locator: string): Window | undefined => {
  for (let frame: Window = window; frame !== frame.parent; ) {
    frame = frame.parent
    const inner = frame
    // One of another origin shows the frames in it by their names, and nothing else.
    if (tried(() => Reflect.get(inner, locator))) return frame
  }
  return undefined
}

export type Call = (command: string, callback: (data: unknown, success: unknown) => void, parameter?: unknown) => void

/**
 * Calls of the platform's API in another window, as messages to that window.
 *
 * @param api the name of the function that the platform would have on this page
 */
export const callsTo = (platform: Window, api: string, version: unknown): { call: Call; stop: Stop } => {
  const callbacks = new Map<unknown, Parameters<Call>[1]>()
  const stop = on<MessageEvent>(window, 'message', ({ data, source }) => {
    if (source !== platform) return
    const answer = object(object(typeof data === 'string' ? tried(() => parse(data)) : data)[`${api}Return`])
    callbacks.get(answer.callId)?.(answer.returnValue, answer.success)
  })
  const call: Call = (command, callback, parameter) => {
    const callId = newId()
    callbacks.set(callId, callback)
    platform.postMessage({ [`${api}Call`]: { command, version, parameter, callId } }, '*')
  }
  return { call, stop }
}
