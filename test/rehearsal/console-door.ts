import { Secret, TOTP } from 'otpauth'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { ErrorBody } from '#contract/error.ts'
import { must } from '#test/factories/participant.ts'
import type { Stage } from './stage.ts'
import type { StageCaller } from './stage-caller.ts'

export type Organiser = { phone: string; token: string; secret: string; recoveryCodes: string[] }

/** The first log-in of somebody invited: code by SMS, invitation, authenticator app. */
export async function enrolOrganiser(
  stage: Pick<Stage, 'sms' | 'invitations'>,
  caller: StageCaller,
  phone: string,
): Promise<Organiser> {
  const login = await waitingLogin(stage, caller, phone)
  await must(caller, 'POST', '/auth/enrolment', {
    body: { login, invitation: stage.invitations.get(phone) },
  })
  const { secret } = await must<{ secret: string }>(caller, 'POST', '/auth/enrolment/app', {
    body: { login },
  })
  const made = await must<OtpVerifyAnswer & { recoveryCodes: string[] }>(
    caller,
    'POST',
    '/auth/enrolment/finish',
    { body: { login, factor: { kind: 'app', code: appCode(secret) } } },
  )
  return { phone, token: made.accessToken, secret, recoveryCodes: made.recoveryCodes }
}

/** Logs in by SMS and a recovery code; gives the token. */
export async function enterByRecovery(
  stage: Pick<Stage, 'sms'>,
  caller: StageCaller,
  { phone, recoveryCodes }: Organiser,
): Promise<string> {
  const login = await waitingLogin(stage, caller, phone)
  const answer = { kind: 'recovery', code: recoveryCodes.shift() }
  const { accessToken } = await must<OtpVerifyAnswer>(caller, 'POST', '/auth/second-factor', {
    body: { login, answer },
  })
  return accessToken
}

/** The same by the app: its secret is sealed, and each of its codes counts once. */
export async function enterByApp(
  stage: Pick<Stage, 'sms'>,
  caller: StageCaller,
  { phone, secret }: Organiser,
): Promise<string> {
  const login = await waitingLogin(stage, caller, phone)
  // The code of the step to come is taken too, so that nobody has to wait for the next one.
  const answer = { kind: 'app', code: appCode(secret, 30) }
  const { accessToken } = await must<OtpVerifyAnswer>(caller, 'POST', '/auth/second-factor', {
    body: { login, answer },
  })
  return accessToken
}

async function waitingLogin(
  { sms }: Pick<Stage, 'sms'>,
  caller: StageCaller,
  phone: string,
): Promise<string> {
  const seen = sms.texts(phone).length
  const asked = await caller.askCode(phone, 'organizer')
  const code = await sms.nextCode(phone, seen)
  const { body } = await caller.call<OtpVerifyAnswer & ErrorBody>('POST', '/auth/otp-verify', {
    body: { requestId: asked.body.requestId, phone, code },
  })
  if (!body.login) throw new Error(`no second step for ${phone}: ${JSON.stringify(body)}`)
  return body.login
}

function appCode(secret: string, secondsAhead = 0): string {
  const timestamp = Date.now() + secondsAhead * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
