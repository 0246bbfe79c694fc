/** nginx, Apache and Caddy from Debian's packages, set up as docs/server.md says, in a folder of their own. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { untilItAnswers } from './until'

export const PROXIES = ['nginx', 'Apache', 'Caddy'] as const
export type ProxyName = (typeof PROXIES)[number]

const PROGRAMS: Record<ProxyName, string> = {
  nginx: '/usr/sbin/nginx',
  Apache: '/usr/sbin/apache2',
  Caddy: '/usr/bin/caddy',
}

export const isInstalled = (name: ProxyName): boolean => existsSync(PROGRAMS[name])

/** The address of the server for visitors: the root of a host, or this path of it, as the document has it. */
export const PATHS = ['', '/popups'] as const
type Path = (typeof PATHS)[number]

/** The document's examples in that language: first for the root of a host, then for a path. */
const blockOf = (language: string, path: Path): string => {
  const text = readFileSync(at('docs/server.md'), 'utf8')
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
  return blocks[path ? 1 : 0]?.[1] ?? ''
}

interface Ports {
  port: number
  server: number
}

/** The server of the shop, with the upstream that the document has printed before. */
const nginxBlock = (path: Path): string => {
  const whole = blockOf('nginx', '')
  return path ? `${whole.slice(0, whole.indexOf('server {\n'))}server {\n${blockOf('nginx', path)}}` : whole
}

const nginxConfig = (folder: string, { port, server }: Ports, path: Path): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const block = nginxBlock(path)
    .replace('8787', `${server}`)
    .replace('server {\n', `server {\n  listen 127.0.0.1:${port};\n`)
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 2000; }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${block} }`
}

const MODULES = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'headers']

const apacheConfig = (folder: string, { port, server }: Ports, path: Path): string => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
LogLevel error
Mutex file:${folder}
DefaultRuntimeDir ${folder}
StartServers 1
ServerLimit 1
ThreadsPerChild 50
MaxRequestWorkers 50
# A visitor's connection lasts, so that only the one behind the proxy is tried.
KeepAliveTimeout 60
${userInfo().uid ? '' : 'User www-data\nGroup www-data'}
${blockOf('apache', path).replace('8787', `${server}`)}`

const caddyConfig = (_: string, { port, server }: Ports, path: Path): string =>
  `{ admin off\n auto_https off\n log {\n level ERROR\n }\n }\n${blockOf('caddyfile', path)
    .replace(/^\S+(?= \{)/, `http://127.0.0.1:${port}`)
    .replace('8787', `${server}`)}`

const CONFIGS = { nginx: nginxConfig, Apache: apacheConfig, Caddy: caddyConfig }

const argumentsOf = (name: ProxyName, file: string): string[] => {
  if (name === 'nginx') return ['-e', 'stderr', '-c', file]
  if (name === 'Apache') return ['-D', 'FOREGROUND', '-f', file]
  return ['run', '--adapter', 'caddyfile', '--config', file]
}

export interface ProxyServer {
  origin: string
  stop(): Promise<void>
}

/** @param change of the documented configuration */
export const startProxy = async (
  name: ProxyName,
  ports: Ports,
  { path = '', change = (config) => config }: { path?: Path; change?: (config: string) => string } = {},
): Promise<ProxyServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-proxy-'))
  const file = join(folder, 'config')
  writeFileSync(file, change(CONFIGS[name](folder, ports, path)))
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder }
  const child = spawn(PROGRAMS[name], argumentsOf(name, file), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = join(folder, 'errors')
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${ports.port}`
  await untilItAnswers(
    () => fetch(origin).catch(() => undefined),
    () => child.exitCode !== null,
    () => `${name} does not answer: ${output}${existsSync(errors) ? readFileSync(errors, 'utf8') : ''}`,
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
