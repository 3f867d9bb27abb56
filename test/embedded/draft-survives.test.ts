import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'quorum-survives-'))
chmodSync(folder, 0o755)
let app: ChildProcess | null = null

afterAll(async () => {
  await end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function start(port: number): Promise<void> {
  const env = { ...process.env, APP_MODE: 'test', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' }
  app = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'ignore' })
  await expect.poll(() => answers(port), { timeout: 30_000, interval: 100 }).toBe(true)
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    response => response.ok,
    () => false,
  )
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const running = app
  if (!running || running.exitCode !== null) return
  const gone = new Promise(resolve => running.once('exit', resolve))
  running.kill(signal)
  await gone
}

test('what was typed survives a server that is killed', async () => {
  const port = await freePort()
  await start(port)
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v2${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown> & { person: { lastName: string } }
  }
  const phone = '+79115550001'
  const { requestId } = await call('POST', '/auth/otp-request', { phone, consent: true, purpose: 'signup' })
  const readCode = async () => {
    const messages = await fetch(`http://127.0.0.1:${port}/dev/outbox.json?to=${encodeURIComponent(phone)}`)
    const [newest] = (await messages.json()) as { code: string }[]
    return newest?.code ?? null
  }
  await expect.poll(readCode, { timeout: 10_000 }).not.toBeNull()
  const { accessToken } = await call('POST', '/auth/otp-verify', { requestId, phone, code: await readCode() })
  const token = String(accessToken)
  const { guid, version } = await call(
    'POST',
    '/participants',
    { registrationType: 'myself', role: 'participant', locale: 'ru' },
    token,
  )
  await call('PATCH', `/participants/${guid}`, { version, person: { lastName: 'Неоконченная' } }, token)

  await end('SIGKILL')
  await start(port)
  const kept = await call('GET', `/participants/${guid}`, undefined, token)
  expect(kept.person.lastName).toBe('Неоконченная')
}, 90_000)
