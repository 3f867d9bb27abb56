import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { organiserPhone } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const secret = new Secret({ size: 20 })
const phone = organiserPhone('finance')

const codeNow = (shiftSeconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: server().services.clock.wall().getTime() + shiftSeconds * 1000 })

/** Gives the finance organiser a second factor, and requests a code. */
async function askedCode(): Promise<{ requestId: string; phone: string; code: string }> {
  server().advance(2 * 86_400_000)
  const { body } = await server().call<{ requestId: string }>('POST', '/auth/otp-request', {
    body: { phone, consent: true, purpose: 'organizer' },
  })
  await server().deliver()
  const [sms] = await server().outbox(phone)
  return { requestId: body.requestId, phone, code: sms?.code ?? '' }
}

const verify = (body: object) => server().call('POST', '/auth/otp-verify', { body, locale: 'en' })

beforeEach(async () => {
  const { database, sealer } = server().services
  const { guid } = await database
    .selectFrom('account')
    .select('guid')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const { sealed, keyId } = sealer.seal({ secret: secret.base32 }, `second-factor:${guid}`)
  await database
    .updateTable('organiser')
    .set({ secondFactorSealed: sealed, secondFactorKeyId: keyId })
    .where('accountGuid', '=', guid)
    .execute()
})

test('who has a second factor is asked for it, and the code from the phone stays good', async () => {
  const asked = await askedCode()
  expectRefusal(await verify(asked), 422, 'second_factor_required', {
    secondFactor: 'second_factor_required',
  })
  expect(await verify({ ...asked, secondFactor: codeNow() })).toMatchObject({
    status: 200,
    body: { organiserRoles: ['finance'] },
  })
})

test('a phone that is half a minute off is let in, more is not', async () => {
  const asked = await askedCode()
  expectRefusal(await verify({ ...asked, secondFactor: codeNow(-120) }), 422, 'second_factor_wrong')
  expect((await verify({ ...asked, secondFactor: codeNow(-30) })).status).toBe(200)
})

test('wrong second factors use up the tries of the code', async () => {
  const asked = await askedCode()
  const wrong = codeNow() === '000000' ? '111111' : '000000'
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await verify({ ...asked, secondFactor: wrong })
    expectRefusal(answer, 422, 'second_factor_wrong', { secondFactor: 'second_factor_wrong' })
    expect(answer.body.message).toContain(`Tries left: ${left}`)
  }
  expectRefusal(await verify({ ...asked, secondFactor: codeNow() }), 422, 'code_exhausted')
})

test('a wrong code from the phone is told before any second factor is asked', async () => {
  const asked = await askedCode()
  const wrong = asked.code === '000000' ? '111111' : '000000'
  expectRefusal(await verify({ ...asked, code: wrong, secondFactor: codeNow() }), 422, 'code_wrong')
})

test('the cabinet asks for none', async () => {
  server().advance(2 * 86_400_000)
  expect((await server().logIn(phone, 'login')).organiserRoles).toEqual(['finance'])
})
