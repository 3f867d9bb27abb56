// Takes one person from the phone to the finished application, over the API.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { OutboxMessage } from '#contract/outbox.ts'
import type { DraftCompany, DraftPerson, Participant } from '#contract/participant.ts'

export const signUpSteps = [
  'request',
  'verify',
  'create',
  'personal',
  'company',
  'photo step',
  'photograph',
  'finish',
] as const

export type SignUpStep = (typeof signUpSteps)[number]

/** Called for each step that succeeded, and for the wait for the code's message. */
export type Clockwork = (step: SignUpStep | 'code arrives', milliseconds: number) => void

const person: DraftPerson = {
  prefix: null,
  firstName: 'Анна',
  lastName: 'Соколова',
  middleName: 'Игоревна',
  noMiddleName: false,
  latinFirstName: 'Anna',
  latinLastName: 'Sokolova',
  email: 'anna@example.org',
  phone: null,
  country: 'RU',
  citizenship: 'RU',
  birthDate: '1988-04-12',
  position: 'Руководитель отдела',
}

const company: DraftCompany = {
  hasInn: true,
  inn: '7707083893',
  kpp: '773601001',
  name: 'ПАО «Пример»',
  shortName: 'Пример',
  companyType: 'bank',
  siteUrl: null,
  noSite: true,
  address: 'Москва, ул. Вавилова, 19',
}

/** Phones use many prefixes and callers many addresses, because the hourly limit of codes counts both. */
export const phoneOf = (number: number) =>
  `+7912${String((number * 9973 + 1_000_000) % 10_000_000).padStart(7, '0')}`
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/**
 * Signs up the person of that number; `photograph` is a square JPEG of `side` pixels. Gives the access token and the participant; throws on the
 * first refusal.
 */
export async function signUp(
  base: string,
  number: number,
  photograph: { bytes: Uint8Array<ArrayBuffer>; side: number },
  tell: Clockwork,
): Promise<{ token: string; guid: string }> {
  const phone = phoneOf(number)
  let token = ''

  async function call<Answer>(
    step: SignUpStep | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const startedAt = performance.now()
    const isForm = body instanceof FormData
    const answer = await fetch(base + path, {
      method,
      headers: {
        'X-Forwarded-For': addressOf(number),
        'X-Request-Id': randomUUID(),
        'Idempotency-Key': randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    if (step) tell(step, performance.now() - startedAt)
    return (text ? JSON.parse(text) : null) as Answer
  }

  async function codeSentTo(to: string): Promise<string> {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 30_000) {
      const messages = await call<OutboxMessage[]>(
        null,
        'GET',
        `/dev/outbox.json?to=${encodeURIComponent(to)}`,
      )
      const code = messages.find(message => message.code)?.code
      if (code) {
        tell('code arrives', performance.now() - startedAt)
        return code
      }
      await sleep(20)
    }
    throw new Error(`No code came for ${to}`)
  }

  const api = '/api/v2'
  const { requestId } = await call<{ requestId: string }>('request', 'POST', `${api}/auth/otp-request`, {
    phone,
    consent: true,
    purpose: 'signup',
  })
  const code = await codeSentTo(phone)
  const login = await call<OtpVerifyAnswer>('verify', 'POST', `${api}/auth/otp-verify`, {
    requestId,
    phone,
    code,
  })
  token = login.accessToken
  const made = await call<Participant>('create', 'POST', `${api}/participants`, {
    registrationType: 'myself',
    role: 'participant',
    locale: 'ru',
  })
  const own = `${api}/participants/${made.guid}`
  let { version } = made
  const drafts = [
    ['personal', { step: 'company', person: { ...person, phone } }],
    ['company', { step: 'photo', company }],
    ['photo step', { step: 'photo', person: { position: 'Начальник управления' } }],
  ] as const
  for (const [step, draft] of drafts)
    version = (await call<{ version: number }>(step, 'PATCH', own, { version, ...draft })).version

  const form = new FormData()
  form.set('participant', made.guid)
  form.set(
    'crop',
    JSON.stringify({
      x: 0,
      y: 0,
      width: photograph.side,
      height: photograph.side,
    }),
  )
  form.set('declared', 'true')
  form.set('file', new Blob([photograph.bytes], { type: 'image/jpeg' }), 'photograph.jpg')
  await call('photograph', 'POST', `${api}/image`, form)
  await call('finish', 'POST', `${own}/finish`, {
    consents: ['processing', 'badgePhotograph'],
    textVersion: '2025-08-04',
  })
  return { token, guid: made.guid }
}
