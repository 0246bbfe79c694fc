import { expect, it } from 'vitest'
import { pastTheDoors } from '../../../../build/lint/doors.js'
import { checked } from '../../../support/lint-project'

const OFFENCES: Record<string, string[]> = {
  network: [
    'fetch("/")',
    'window.fetch("/")',
    'globalThis.fetch("/")',
    'self.fetch("/")',
    'self["fetch"]("/")',
    '(window as any).fetch("/")',
    'const page = window; page.fetch("/")',
    'const { fetch } = window',
    'const { fetch: get } = globalThis',
    'const tools = { fetch }',
    'const send = fetch',
    'new XMLHttpRequest()',
    'new WebSocket("/")',
    'new EventSource("/")',
    'navigator.sendBeacon("/")',
    'const { sendBeacon } = navigator',
  ],
  storage: [
    'localStorage.clear()',
    'window.sessionStorage.clear()',
    'self.indexedDB.open("a")',
    'document.cookie = "a=b"',
    'const text = document.cookie',
    'const { cookie } = document',
  ],
  timers: [
    'setTimeout(() => {}, 1)',
    'window.setInterval(() => {}, 1)',
    'globalThis.clearTimeout(1)',
    'requestAnimationFrame(() => {})',
    'requestIdleCallback(() => {})',
    'self.queueMicrotask(() => {})',
    'document.defaultView?.setTimeout(() => {}, 1)',
  ],
  listeners: [
    'addEventListener("load", () => {})',
    'window.removeEventListener("load", () => {})',
    'document.body.addEventListener("click", () => {})',
    'const { addEventListener } = document',
    'window.onload = () => {}',
    'document.body.onclick = null',
    'Object.assign(document.createElement("img"), { src: "a", onload: () => {} })',
    'document.body.setAttribute("onclick", "alert()")',
  ],
}

/** The offences in these files. An empty export makes each one a module. */
const refused = (files: Record<string, string>): string[] =>
  checked(pastTheDoors, Object.fromEntries(Object.entries(files).map(([path, code]) => [path, `${code}\nexport {}`])))

it.each(Object.entries(OFFENCES))('reports code that bypasses the %s door', (_, lines) => {
  const offences = refused(Object.fromEntries(lines.map((line, index) => [`loader/${index}.ts`, line])))
  expect(lines.filter((_, index) => !offences.some((line) => line.startsWith(`loader/${index}.ts:1 `)))).toEqual([])
})

it('says what to use instead', () => {
  expect(refused({ 'shared/a.ts': 'const get = window.fetch' })).toEqual([
    'shared/a.ts:1 window.fetch: do not use it here; use send() of shared/page/platform/send.ts',
  ])
})

it('accepts names of our own, plain reads, and what a comment allows', () => {
  const fine = [
    'const page = { fetch: () => 1, cookie: 2 }; page.fetch(); void page.cookie',
    'export const go = (fetch: () => void) => fetch()',
    'export type Get = typeof fetch; export type Line = WebSocket',
    'const { body } = document; const observer = new ResizeObserver(() => {})',
    'const part = { onclose: () => {} }; part.onclose = () => {}',
    '// Past the door: it must run before the next task.\nqueueMicrotask(() => {})',
  ]
  expect(refused(Object.fromEntries(fine.map((code, index) => [`chunks/${index}.ts`, code])))).toEqual([])
})

it('opens each door only to its own file, does not accept other comments, and ignores the rest of the project', () => {
  const code = 'setTimeout(() => {}, 1); void fetch("/")'
  const offences = refused({
    'chunks/a.ts': '// The door is past this.\nqueueMicrotask(() => {})',
    'shared/page/platform/dom.ts': code,
    'shared/page/platform/send.ts': code,
    'server/sample.ts': code,
  })
  expect(offences.map((line) => line.replace(/: .*/, '')).sort()).toEqual([
    'chunks/a.ts:2 queueMicrotask',
    'shared/page/platform/dom.ts:1 fetch',
    'shared/page/platform/send.ts:1 setTimeout',
  ])
})
