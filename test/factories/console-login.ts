import { Secret, TOTP } from 'otpauth'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { Answer, TestServer } from '../server.ts'

let callers = 0

/** Logs in to the console as far as the code goes: the answer is a token, or the refusal that names the waiting log-in. */
export async function enterCode(
  server: TestServer,
  phone: string,
): Promise<Answer<OtpVerifyAnswer & ErrorBody>> {
  callers += 1
  const address = `10.77.${callers >> 8}.${callers & 255}`
  const asked = await server.call<{ requestId: string }>('POST', '/auth/otp-request', {
    body: { phone, consent: true, purpose: 'organizer' },
    address,
  })
  await server.deliver()
  const code = (await server.outbox(phone)).find(message => message.code)?.code
  const body = { requestId: asked.body.requestId, phone, code }
  return server.call('POST', '/auth/otp-verify', { body, address })
}

/** The token of the log-in that waits after the right code. */
export async function waitingLogin(server: TestServer, phone: string): Promise<string> {
  const { body } = await enterCode(server, phone)
  if (!body.login) throw new Error(`no second step for ${phone}: ${JSON.stringify(body)}`)
  return body.login
}

/** The code that an app with this secret shows, now or some seconds off. */
export function appCode(server: TestServer, secret: string, shiftSeconds = 0): string {
  const timestamp = server.services.clock.wall().getTime() + shiftSeconds * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

export type Enrolled = { phone: string; token: string; secret: string; recoveryCodes: string[] }

/** Goes through the first log-in of somebody invited: code, invitation, app. */
export async function enrolWithApp(server: TestServer, phone: string, invitation: string): Promise<Enrolled> {
  const login = await waitingLogin(server, phone)
  const accepted = await server.call('POST', '/auth/enrolment', { body: { login, invitation } })
  if (accepted.status !== 204) throw new Error(`the invitation of ${phone}: ${JSON.stringify(accepted.body)}`)
  const { body: app } = await server.call<{ secret: string }>('POST', '/auth/enrolment/app', {
    body: { login },
  })
  const factor = { kind: 'app', code: appCode(server, app.secret) }
  const { body } = await server.call<OtpVerifyAnswer & { recoveryCodes: string[] }>(
    'POST',
    '/auth/enrolment/finish',
    { body: { login, factor } },
  )
  return { phone, token: body.accessToken, secret: app.secret, recoveryCodes: body.recoveryCodes }
}
