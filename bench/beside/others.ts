/** The work that the server does while visitors are served. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { popupName, siteName } from '../../test/fill/numbers'
import { postgresBinaries } from '../../test/support/postgres'
import { TOKEN } from '../server/process'
import { VISITED_SITE } from './visitors'

export interface Subject {
  origin: string
  cli: string
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Where files may be written. */
  folder: string
}

export interface Other {
  name: string
  /** Once in a turn, however short that is. Otherwise it is repeated as long as the turn lasts. */
  once?: true
  /** Only with one of the databases. */
  on?: 'libsql' | 'PostgreSQL'
  run(subject: Subject, round: number): Promise<unknown>
}

const ask = async ({ origin }: Subject, path: string, search = ''): Promise<void> => {
  const headers = { authorization: `Bearer ${TOKEN}`, ...(search && { 'Wisp-Search': search }) }
  const answer = await fetch(`${origin}/desk/api/${path}`, { headers })
  for await (const _ of answer.body ?? []);
}

const desk = (path: string, search?: string): Other => ({
  name: `desk: ${path}${search ? ', a search that finds nothing' : ''}`,
  run: (subject) => ask(subject, path, search),
})

const run = (command: string, args: string[], env: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', env: { PATH: process.env.PATH ?? '', ...env } })
    child.once('exit', (code) => (code ? reject(new Error(`${args.join(' ')} ended with ${code}`)) : resolve()))
  })

const wisp = ({ cli, env }: Subject, ...args: string[]): Promise<void> => run(process.execPath, [cli, ...args], env)

export const OTHERS: Other[] = [
  // The machine's own noise: the ratio of two turns without other work.
  { name: 'nothing', run: () => pause(100) },
  ...['popups', `popups/${popupName(0, 0)}/figures`, 'forms', 'carts', 'webhooks', 'images'].map((path) => desk(path)),
  ...[`pages?site=${siteName(0)}`, 'leads?limit=50'].map((path) => desk(path)),
  desk('leads', 'nobody-has-this-name'),
  desk('leads.csv'),
  {
    name: 'export of a site with few leads',
    run: (subject) => wisp(subject, 'leads', 'export', '--csv', '--site', siteName(40)),
  },
  {
    name: 'wisp backup',
    on: 'libsql',
    run: (subject, round) => wisp(subject, 'backup', join(subject.folder, `${round}.wisp`)),
  },
  {
    name: 'pg_dump',
    on: 'PostgreSQL',
    run: ({ env, folder }) =>
      run(
        join(postgresBinaries ?? '', 'pg_dump'),
        ['--format=custom', '--no-owner', `--file=${join(folder, 'dump')}`, env.DATABASE_URL],
        {},
      ),
  },
  {
    name: 'removal of a site',
    once: true,
    // One after the other, the largest first, but not that of the visitors.
    run: (subject, round) =>
      wisp(subject, 'site', 'remove', siteName(round < VISITED_SITE * 1_000 ? 0 : round / 1_000 + 1), '--yes'),
  },
]
