/** nginx and Caddy from Debian's packages, set up as docs/server.md says, in a folder of their own. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { untilItAnswers } from './until'

export type ProxyName = 'nginx' | 'Caddy'

const PROGRAMS: Record<ProxyName, string> = { nginx: '/usr/sbin/nginx', Caddy: '/usr/bin/caddy' }

export const isInstalled = (name: ProxyName): boolean => existsSync(PROGRAMS[name])

const blockOf = (language: string): string => {
  const [, block = ''] =
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readFileSync(at('docs/server.md'), 'utf8')) ?? []
  return block
}

interface Ports {
  port: number
  server: number
}

const nginxConfig = (folder: string, { port, server }: Ports): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const block = blockOf('nginx')
    .replace('8787', `${server}`)
    .replace('server {\n', `server {\n  listen 127.0.0.1:${port};\n`)
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 2000; }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${block} }`
}

const caddyConfig = ({ port, server }: Ports): string =>
  `{ admin off\n auto_https off\n log {\n level ERROR\n }\n }\n${blockOf('caddyfile')
    .replace('popups.example.com', `http://127.0.0.1:${port}`)
    .replace('8787', `${server}`)}`

export interface ProxyServer {
  origin: string
  stop(): Promise<void>
}

/** @param server port of the server behind it */
export const startProxy = async (name: ProxyName, ports: Ports): Promise<ProxyServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-proxy-'))
  const file = join(folder, 'config')
  writeFileSync(file, name === 'nginx' ? nginxConfig(folder, ports) : caddyConfig(ports))
  const args = name === 'nginx' ? ['-e', 'stderr', '-c', file] : ['run', '--adapter', 'caddyfile', '--config', file]
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder }
  const child = spawn(PROGRAMS[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${ports.port}`
  await untilItAnswers(
    () => fetch(origin).catch(() => undefined),
    () => child.exitCode !== null,
    () => `${name} does not answer: ${output}`,
  )
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
