// Calls the API as the people of an evening do, and notes how long each answer took.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { OtpVerifyAnswer } from '#contract/auth.ts'

export type EveningLog = {
  /** Milliseconds of each call of one person for themselves. */
  single: number[]
  /** Of calls for many people, by what they did. */
  bulk: Map<string, number[]>
  errors: string[]
}

export type Call = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: unknown
  /** The caller's address, since codes are limited by it. */
  from?: string
  /** What it does, when it is for many. */
  bulk?: string
}

export type EveningCaller = {
  log: EveningLog
  call<Answer>(call: Call): Promise<Answer>
  /** Asks for a code, takes it from the outbox and logs in. */
  logIn(phone: string, from: string, purpose?: 'login' | 'organizer'): Promise<string>
}

export function createEveningCaller(base: string, outbox: pg.Pool): EveningCaller {
  const log: EveningLog = { single: [], bulk: new Map(), errors: [] }

  async function call<Answer>({ method, path, token, body, from, bulk }: Call): Promise<Answer> {
    const startedAt = performance.now()
    const answer = await fetch(`${base}/api/v2${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const took = performance.now() - startedAt
    if (bulk) log.bulk.set(bulk, [...(log.bulk.get(bulk) ?? []), took])
    else log.single.push(took)
    if (!answer.ok) {
      log.errors.push(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
      throw new Error(log.errors.at(-1))
    }
    return (text ? JSON.parse(text) : null) as Answer
  }

  return {
    log,
    call,
    async logIn(phone, from, purpose = 'login') {
      const { requestId } = await call<{ requestId: string }>({
        ...{ method: 'POST', path: '/auth/otp-request', from },
        body: { phone, consent: true, purpose },
      })
      const code = await codeFor(outbox, phone)
      const { accessToken } = await call<OtpVerifyAnswer>({
        ...{ method: 'POST', path: '/auth/otp-verify', from },
        body: { requestId, phone, code },
      })
      return accessToken
    },
  }
}

/** Read from the table behind the outbox page: three hundred people asking that page would be another load. */
async function codeFor(outbox: pg.Pool, phone: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await outbox.query<{ code: string | null }>(
      'select code from development_message where recipient = $1 and code is not null order by id desc limit 1',
      [phone],
    )
    if (rows[0]?.code) return rows[0].code
    await sleep(50)
  }
  throw new Error('no code came within 30 s')
}
