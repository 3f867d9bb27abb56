import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { OutboxMessage } from '#contract/outbox.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import type { FaceFinder } from '#server/adapters/faces/port.ts'
import { createSteadyFaceFinder } from '#server/adapters/testing/steady-face-finder.ts'
import { openApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { jobNames, runJob } from '#server/jobs/job-definitions.ts'
import type { JobName } from '#server/jobs/job-queue.ts'
import { createLog } from '#server/log.ts'
import type { Database } from '#server/persistence/database.ts'
import { listDevelopmentMessages } from '#server/persistence/outbox-queries.ts'
import type { Services } from '#server/services.ts'
import { drawForLetter } from '#server/usecases/invoice/render-invoice.ts'
import { sendMessage } from '#server/usecases/message/send-message.ts'
import { takeMessages } from '#server/usecases/message/take-messages.ts'
import { addressOf, onServer, templateName } from './http/template-database.ts'

export type CallOptions = {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  locale?: 'ru' | 'en'
  /** Writes get their own key; null sends none. */
  idempotencyKey?: string | null
  /** The caller's IP address. */
  address?: string
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Answer<Body> = {
  status: number
  body: Body
  headers: Record<string, string | undefined>
  bytes: Buffer
}

export type LoggedIn = OtpVerifyAnswer & { token: string }

/** The site as its callers see it; a factory that asks for no more works on the whole production of a rehearsal too. */
export type Caller = {
  /** Calls the API; a path outside /api/v2 begins with `//`. The body's type is not checked. */
  call<Body = ErrorBody>(method: Method, path: string, options?: CallOptions): Promise<Answer<Body>>
  /** Asks for a code, reads it from the outbox and exchanges it for a token. */
  logIn(phone: string, purpose?: 'login' | 'signup' | 'staff' | 'organizer'): Promise<LoggedIn>
  /** An unused mobile number. */
  nextPhone(): string
}

export type TestServer = Caller & {
  services: Services
  database: Database
  dataDir: string
  /** Runs due jobs and sends due messages until none are left. */
  deliver(): Promise<void>
  /** Only one round, so that delayed work stays. */
  deliverOnce(): Promise<void>
  /** What was sent to a phone or an e-mail address, newest first. */
  outbox(to: string): Promise<Omit<OutboxMessage, 'sentAt'>[]>
  /** Advances the machine's time, and with it the edition's clock. */
  advance(milliseconds: number): void
  /** Opens a port for tests over a real connection; gives its number. */
  listen(): Promise<number>
  close(): Promise<void>
}

/** The edition's time when a test begins: every lock of the 2026 edition is still open. */
export const editionStart = '2025-09-15T10:00:00+03:00'

export type TestServerOptions = {
  /** The edition's time at the start. */
  clock?: string
  /** Makes this a second instance on another server's database and data folder; close it first. */
  beside?: TestServer
  /** Receives the app's log; by default it is dropped. */
  log?: Logger
  /** Checks photographs; by default every picture has one good face. */
  faces?: FaceFinder
  /** Settings beside those of every test. */
  settings?: Record<string, string>
  /** Demands a second factor of every organiser, as production does. */
  secondFactor?: 'required'
}

/** The app on a database of its own, with a clock moved by hand and no workers: nothing happens by itself. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options
  const serverUrl = inject('databaseUrl')
  const name = `quorum_test_${randomUUID().replaceAll('-', '')}`
  if (!beside)
    await onServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`)
  const databaseUrl = beside?.services.config.DATABASE_URL ?? addressOf(serverUrl, name)
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'quorum-test-server-'))
  let time = beside?.services.clock.wall().getTime() ?? Math.floor(Date.now() / 1000) * 1000
  const wall = () => new Date(time)
  const config = readConfig({
    APP_MODE: 'test',
    APP_CLOCK: options.clock ?? editionStart,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    PUBLIC_URL: 'http://forum.example',
    LOG_LEVEL: 'silent',
    WORKERS: 'false',
    SECOND_FACTOR: options.secondFactor,
    ...options.settings,
  })
  const app = await openApp(config, {
    databaseUrl,
    log: options.log ?? createLog('silent'),
    pages: null,
    wall,
    faces: options.faces ?? createSteadyFaceFinder(),
  })
  const { services } = app
  const { database } = services

  let phones = 0
  let callers = 0
  /** A new address each time; the limits per address have their own tests. */
  const nextAddress = () => {
    callers += 1
    return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
  }

  async function call<Body>(method: Method, path: string, sent: CallOptions = {}): Promise<Answer<Body>> {
    const {
      token,
      body,
      locale,
      idempotencyKey = method === 'POST' || method === 'PUT' ? randomUUID() : null,
    } = sent
    const answer = await app.http.inject({
      method,
      url: path.startsWith('//') ? path.slice(1) : `/api/v2${path}`,
      remoteAddress: sent.address ?? '10.200.0.1',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(locale && { 'accept-language': locale }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...sent.headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: answer.statusCode,
      body: (isJson && answer.body !== '' ? answer.json() : null) as Body,
      headers: answer.headers as Record<string, string | undefined>,
      bytes: answer.rawPayload,
    }
  }

  async function sendDueMessages(): Promise<number> {
    let sent = 0
    for (const channel of messageChannels) {
      const room = { codes: 500, others: 500 }
      // The test's time stands still, so a real pace would be used up at once.
      const { taken } = await takeMessages(services, { channel, pace: 1e6, room })
      for (const message of taken)
        await sendMessage(services, message, invoice => drawForLetter(services, invoice))
      sent += taken.length
    }
    return sent
  }

  async function runDueJobs(): Promise<number> {
    // Jobs without their own time use the database's, which runs while the test's stands still.
    const until = new Date(Math.max(time, Date.now() + 1000))
    const { rows } = await sql<{ name: JobName; data: unknown }>`
      with due as (
        delete from jobs.job where state in ('created', 'retry') and start_after <= ${until}
          and name in (${sql.join([...jobNames])})
        returning name, data, start_after, created_on
      )
      select name, data from due order by start_after, created_on`.execute(database)
    for (const job of rows) await runJob(services, job.name, job.data)
    return rows.length
  }

  /** Codes sent to a phone, the newest first; other messages may have left at the same instant. */
  const codesFor = async (phone: string) =>
    (await listDevelopmentMessages(database, phone)).flatMap(({ code }) => code ?? [])

  const server: TestServer = {
    services,
    database,
    dataDir,
    call,
    async logIn(phone, purpose = 'login') {
      const address = nextAddress()
      const before = (await codesFor(phone)).length
      const asked = await call<{ requestId: string }>('POST', '/auth/otp-request', {
        body: { phone, consent: true, purpose },
        address,
      })
      if (asked.status !== 200) throw new Error(`no code for ${phone}: ${JSON.stringify(asked.body)}`)
      const code = await vi.waitFor(async () => {
        await sendDueMessages()
        const codes = await codesFor(phone)
        // Another log-in of the same moment may have taken the message up and be about to send it.
        if (codes.length === before) throw new Error(`no code has come for ${phone}`)
        return codes[0] ?? ''
      }, 5000)
      const verified = await call<OtpVerifyAnswer>('POST', '/auth/otp-verify', {
        body: { requestId: asked.body.requestId, phone, code },
        address,
      })
      if (verified.status !== 200) throw new Error(`no log-in for ${phone}: ${JSON.stringify(verified.body)}`)
      return { ...verified.body, token: verified.body.accessToken }
    },
    async deliver() {
      while ((await runDueJobs()) + (await sendDueMessages()) > 0);
    },
    async deliverOnce() {
      await runDueJobs()
      await sendDueMessages()
    },
    outbox: to => listDevelopmentMessages(database, to),
    advance(milliseconds) {
      time += milliseconds
    },
    nextPhone() {
      phones += 1
      return `+7916${String((phones * 7_919) % 10_000_000).padStart(7, '0')}`
    },
    async listen() {
      await app.http.listen({ host: '127.0.0.1', port: 0 })
      return (app.http.server.address() as AddressInfo).port
    },
    async close() {
      await app.close()
      if (beside) return
      // A connection that a test has cut may still be closing.
      await onServer(serverUrl, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return server
}

/** Opens a server for a file's tests and closes it afterwards; call `server()` only inside tests and hooks. */
export function useTestServer(options: TestServerOptions = {}): () => TestServer {
  let opened: TestServer | null = null
  beforeAll(async () => {
    opened = await openTestServer(options)
  })
  afterAll(async () => {
    await opened?.close()
  })
  return () => {
    if (!opened) throw new Error('the server is open inside tests and hooks alone')
    return opened
  }
}
