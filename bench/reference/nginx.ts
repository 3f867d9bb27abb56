// Serves a page's compressed bytes as a file from nginx, with the same headers and one worker. Only where nginx is installed.
import { spawn } from 'node:child_process'
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort } from '../processes.ts'

/** Headers that nginx writes by itself, or writes from the settings below. */
const ownHeaders = ['content-length', 'content-type', 'date', 'connection', 'keep-alive']

/** Absolute path of nginx, or null where there is none. */
export function nginxPath(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(
    Boolean,
  )
  return folders.map(folder => join(folder, 'nginx')).find(isExecutable) ?? null
}

/** Starts nginx in `folder`; `headers` are name and value in turn. */
export async function startNginx(
  program: string,
  folder: string,
  page: { headers: string[]; body: Buffer },
): Promise<{ port: number; pid: number | null; stop(): Promise<void> }> {
  const port = await freePort()
  writeFileSync(join(folder, 'page'), page.body)
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port, page.headers))
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (let waited = 0; !(await answers(port)); waited += 20) {
    if (waited > 5000 || child.exitCode !== null) {
      await endProcess(child)
      throw new Error('nginx did not start; its reason is above.')
    }
    await sleep(20)
  }
  return { port, pid: workerOf(child.pid ?? 0), stop: () => endProcess(child) }
}

/** The master only watches: its child does the work. */
function workerOf(master: number): number | null {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
  return Number(children[0]) || null
}

function settings(folder: string, port: number, headers: string[]): string {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  )
  const contentType = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/html'
  const added = pairs
    .filter(([name]) => !ownHeaders.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  return [
    'daemon off;',
    'worker_processes 1;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag off; max_ranges 0;',
    ...temporary,
    `server { listen 127.0.0.1:${port}; location / { root ${folder}; try_files /page =404; types {} default_type ${quote(contentType)};`,
    'add_header Last-Modified "";',
    ...added,
    '} } }',
  ].join('\n')
}

/** Quotes a value as nginx does. A dollar would begin a variable, and none of our headers has one. */
function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

async function answers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
