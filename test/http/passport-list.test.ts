import { beforeAll, expect, test } from 'vitest'
import type { Passport } from '#contract/passport.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  admittedParticipant,
  approvedParticipant,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token: string
let admitted: TestApplicant
let unchecked: TestApplicant

beforeAll(async () => {
  admitted = await admittedParticipant(server())
  unchecked = await approvedParticipant(server())
  await givePassport(server(), unchecked)
  token = await organiserToken(server(), 'security')
})

const path = '/organizer/passports/approved.pdf'
const passportOf = ({ guid, token: own }: TestApplicant) =>
  must<Passport>(server(), 'GET', `/participants/${guid}/passport`, { token: own })

async function printed(purpose: string): Promise<string> {
  const { status, bytes } = await server().call('POST', path, { token, body: { purpose } })
  expect(status).toBe(200)
  return readPdfText(bytes).join(' ').replace(/\s+/g, ' ')
}

const lastEntry = () =>
  server()
    .database.selectFrom('auditEntry')
    .select(['actorRole', 'toValue', 'reason'])
    .where('action', '=', 'printPassportList')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('security prints whom both approved, with date, sheets and a place to sign; masked numbers open nothing', async () => {
  const { data, viewings } = await passportOf(admitted)
  const text = await printed('inquiry')
  for (const part of [
    'Орлова Мария Сергеевна',
    'Mariia Orlova',
    'Состояние на',
    'Разбор случая',
    'Человек в списке 1',
    'Служба безопасности',
    'Дата подписи',
    'Лист 1 из 1',
    `•••••••${data?.number.slice(-3)}`,
  ])
    expect(text).toContain(part)
  expect(text).not.toContain(data?.number)
  expect((await passportOf(admitted)).viewings).toEqual(viewings)
  expect(await lastEntry()).toEqual({ actorRole: 'security', toValue: '1', reason: 'inquiry' })
})

test('for a check the numbers are whole, and each person reads that theirs was', async () => {
  const { data } = await passportOf(admitted)
  expect(await printed('check')).toContain(data?.number)
  expect((await passportOf(admitted)).viewings[0]).toMatchObject({
    role: 'security',
    part: 'number',
    purpose: 'check',
  })
  expect((await passportOf(unchecked)).viewings).toEqual([])
  expect(await lastEntry()).toMatchObject({ reason: 'check' })
})

test('no other role prints it, and none without a purpose', async () => {
  for (const role of ['committee', 'support', 'logistics', 'finance', 'admin', 'gate'] as const)
    expectRefusal(
      await server().call('POST', path, {
        token: await organiserToken(server(), role),
        body: { purpose: 'check' },
      }),
      403,
      'forbidden',
    )
  expect((await server().call('POST', path, { token, body: {} })).status).toBe(422)
})
