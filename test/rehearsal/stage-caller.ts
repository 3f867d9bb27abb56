import { randomUUID } from 'node:crypto'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { Answer, Caller, CallOptions, Method } from '#test/server.ts'
import type { Stage } from './stage.ts'
import { sendThrough } from './through.ts'

export type StageCaller = Caller & {
  /** Asks for a code; it comes to the played gateway. */
  askCode(phone: string, purpose: 'login' | 'signup' | 'organizer'): Promise<Answer<{ requestId: string }>>
}

/** The API through the proxy, for what browsers call; codes come by the played gateway. */
export function openStageCaller({ door, sms }: Pick<Stage, 'door' | 'sms'>): StageCaller {
  let phones = 0

  async function call<Body>(method: Method, path: string, sent: CallOptions = {}): Promise<Answer<Body>> {
    const { token, body, locale } = sent
    const key = sent.idempotencyKey === undefined ? randomUUID() : sent.idempotencyKey
    const raw = Buffer.isBuffer(body)
    const got = await sendThrough(door, path.startsWith('//') ? path.slice(1) : `/api/v2${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(locale && { 'accept-language': locale }),
        ...(key && method !== 'GET' && { 'idempotency-key': key }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    })
    const isJson = String(got.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: got.status,
      body: (isJson && got.body !== '' ? JSON.parse(got.body) : null) as Body,
      headers: got.headers as Record<string, string | undefined>,
      bytes: got.bytes,
    }
  }

  const askCode: StageCaller['askCode'] = (phone, purpose) =>
    call('POST', '/auth/otp-request', { body: { phone, consent: true, purpose } })

  return {
    call,
    askCode,
    async logIn(phone, purpose = 'login') {
      const seen = sms.texts(phone).length
      const asked = await call<{ requestId: string }>('POST', '/auth/otp-request', {
        body: { phone, consent: true, purpose },
      })
      if (asked.status !== 200) throw new Error(`no code for ${phone}: ${asked.bytes}`)
      const code = await sms.nextCode(phone, seen)
      const body = { requestId: asked.body.requestId, phone, code }
      const verified = await call<OtpVerifyAnswer>('POST', '/auth/otp-verify', { body })
      if (verified.status !== 200) throw new Error(`no log-in for ${phone}: ${verified.bytes}`)
      return { ...verified.body, token: verified.body.accessToken }
    },
    nextPhone() {
      phones += 1
      return `+7916${String((phones * 7_919) % 10_000_000).padStart(7, '0')}`
    },
  }
}
