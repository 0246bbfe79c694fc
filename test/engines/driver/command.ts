/**
 * The part of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that we use: commands by the name of their endpoint
 * below the session, and their answers. Each browser has its own transport.
 */
import type { ChildProcess } from 'node:child_process'

export type Name = 'url' | 'execute/async' | 'actions' | 'window/rect' | 'back' | 'cookie'

export type Command = (name: Name, parameters?: object) => Promise<unknown>

export interface Browser {
  command: Command
  /** Ends the session and removes what it left behind. */
  end(): Promise<void>
}

/** A browser that the tests can drive. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** How to install it on Debian. */
  install: string
  /** Whether it is installed. */
  isInstalled(): boolean
  start(): Promise<Browser>
}

/** Resolves once the process has ended. */
export const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve()
