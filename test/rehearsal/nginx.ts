import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { proxyPath } from '../../scripts/proxy.mjs'
import { type Certificate, makeCertificate } from './certificate.ts'
import { freePort } from './copy.ts'

const sample = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

export type RehearsalNginx = {
  /** Port of HTTPS on 127.0.0.1; the certificate is its own authority. */
  port: number
  plainPort: number
  certificate: string
  accessLog(): string
  errorLog(): string
  stop(): Promise<void>
}

/** The sample configuration of the repository before copies on these ports: only addresses and paths are changed. By default with a certificate of its own. */
export async function startNginx(
  ports: readonly [number, number],
  given?: Certificate,
): Promise<RehearsalNginx> {
  const program = proxyPath()
  if (!program) throw new Error('nginx is missing: install it, on Debian with "apt-get install nginx-light".')
  const folder = mkdtempSync(join(tmpdir(), 'quorum-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const certificate = given ?? makeCertificate(folder)
  const settings = swap(readFileSync(sample, 'utf8'), [
    ['app-1:3000', `127.0.0.1:${ports[0]}`],
    ['app-2:3000', `127.0.0.1:${ports[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['/etc/nginx/tls/certificate.pem', certificate.path],
    ['/etc/nginx/tls/key.pem', certificate.keyPath],
    ['/tmp/nginx.pid', join(folder, 'nginx.pid')],
    ['error_log stderr', `error_log ${join(folder, 'error.log')}`],
    ['/dev/stdout', join(folder, 'access.log')],
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => [`/tmp/${name}`, join(folder, name)] as const,
    ),
  ])
  const owner = process.getuid?.() === 0 ? 'user root;\n' : ''
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\n${owner}${settings}`)
  mkdirSync(join(folder, 'logs'))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  for (let waited = 0; !(await accepts(port)); waited += 20) {
    if (waited > 5000 || child.exitCode !== null) throw new Error('nginx did not start; its reason is above.')
    await sleep(20)
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    port,
    plainPort,
    certificate: certificate.text,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each text must be there: a sample that has changed would otherwise be tried half. */
function swap(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    return result.replaceAll(from, to)
  }, text)
}

function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
