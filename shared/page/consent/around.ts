/** A page in a frame, whose consent platform is in a window around it: that answers messages (IAB TCF 2.2, "iframe" of its API). */
import { newId } from '../../values/id'
import { object } from '../../values/names'
import { on, type Stop, tried } from '../platform/dom'
import { parse } from '../platform/natives'

/** The name of the frame beside a platform that speaks TCF. */
export const TCF_LOCATOR = '__tcfapiLocator'

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

type Call = (
  command: string,
  version: number,
  callback: (data: unknown, success: unknown) => void,
  id?: unknown,
) => void

/** Calls of the platform's API in another window, as messages to that window. */
export const callsTo = (platform: Window): { call: Call; stop: Stop } => {
  const callbacks = new Map<unknown, Parameters<Call>[2]>()
  const stop = on<MessageEvent>(window, 'message', ({ data, source }) => {
    if (source !== platform) return
    const answer = object(object(typeof data === 'string' ? tried(() => parse(data)) : data).__tcfapiReturn)
    callbacks.get(answer.callId)?.(answer.returnValue, answer.success)
  })
  const call: Call = (command, version, callback, parameter) => {
    const callId = newId()
    callbacks.set(callId, callback)
    platform.postMessage({ __tcfapiCall: { command, version, parameter, callId } }, '*')
  }
  return { call, stop }
}
