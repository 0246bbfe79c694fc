/**
 * What is used of W3C WebDriver (https://www.w3.org/TR/webdriver2/): a command by the name of its endpoint below the session, and
 * its answer. How it travels is the browser's own.
 */
import type { ChildProcess } from 'node:child_process'

export type Name = 'url' | 'execute/async' | 'actions' | 'window/rect' | 'back' | 'cookie'

export type Command = (name: Name, parameters?: object) => Promise<unknown>

export interface Browser {
  command: Command
  /** Ends it, and removes what it left behind. */
  end(): Promise<void>
}

/** A browser that can be driven here. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** How to install it on Debian. */
  install: string
  /** Whether it is here. */
  found(): boolean
  start(): Promise<Browser>
}

/** Resolves once it has ended. */
export const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve()
