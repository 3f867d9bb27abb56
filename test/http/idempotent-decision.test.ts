import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Passport } from '#contract/passport.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decide,
  finishedParticipant,
  givePassport,
  type TestApplicant,
  withPages,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { type Method, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let [committee, security] = ['', '']

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
  security = await organiserToken(server(), 'security')
})

type Write = {
  method: Method
  path: string
  token: string
  body: object
  other: object | null
  action: string
}

const writes: [string, (made: TestApplicant) => Promise<Write>][] = [
  [
    'saving a passport',
    async made => {
      const body = { ...(await withPages(server(), made, russianPassport())), version: 0 }
      return {
        method: 'PUT',
        path: `/participants/${made.guid}/passport`,
        token: made.token,
        body,
        other: { ...body, birthPlace: 'Г. ТВЕРЬ' },
        action: 'savePassport',
      }
    },
  ],
  [
    'deciding a passport',
    async made => {
      await givePassport(server(), made)
      const { body } = await server().call<{ savedAt: string }>(
        'POST',
        `/organizer/passports/${made.applicationGuid}/open`,
        { token: security, body: { purpose: 'check' } },
      )
      return {
        method: 'POST',
        path: `/organizer/passports/${made.applicationGuid}/decision`,
        token: security,
        body: { decision: 'verify', note: null, savedAt: body.savedAt },
        other: { decision: 'hold', note: null, savedAt: body.savedAt },
        action: 'verify',
      }
    },
  ],
  [
    'waiving a payment',
    async made => ({
      method: 'POST',
      path: `/organizer/applications/${made.applicationGuid}/waive-payment`,
      token: committee,
      body: { reason: 'Докладчик' },
      other: { reason: 'Пресса' },
      action: 'waive',
    }),
  ],
  [
    'recalling a decision',
    async made => {
      const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
      return {
        method: 'POST',
        path: `/organizer/decisions/${batchGuid}/recall`,
        token: committee,
        body: {},
        other: null,
        action: 'recall',
      }
    },
  ],
  [
    'sending a decision now',
    async made => {
      const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
      return {
        method: 'POST',
        path: `/organizer/decisions/${batchGuid}/send`,
        token: committee,
        body: {},
        other: null,
        action: 'sendNow',
      }
    },
  ],
]

test.each(writes)('%s twice with one key happens once and answers the same', async (_what, prepare) => {
  const made = await finishedParticipant(server())
  const { method, path, token, body, other, action } = await prepare(made)
  const idempotencyKey = randomUUID()
  const send = (sent: object, key: string | null) =>
    server().call(method, path, { token, body: sent, idempotencyKey: key })
  expectRefusal(await send(body, null), 400, 'idempotency_key_required')
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, idempotencyKey)))
  const done = answers.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThan(0)
  for (const answer of answers)
    if (answer.status !== 200) expectRefusal(answer, 409, 'idempotency_in_progress')
  const again = await send(body, idempotencyKey)
  expect(again).toMatchObject({ status: 200, body: done[0]?.body })
  if (other) expectRefusal(await send(other, idempotencyKey), 422, 'idempotency_key_reused')
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('id')
    .where('subjectGuid', '=', made.applicationGuid)
    .where('action', '=', action)
    .execute()
  expect(audited).toHaveLength(1)
})

test('the answer that is kept for a key cannot be read in the database', async () => {
  const made = await finishedParticipant(server())
  const passport = await withPages(
    server(),
    made,
    russianPassport({ number: '918273', birthPlace: 'Г. СОКРЫТЫЙ' }),
  )
  const idempotencyKey = randomUUID()
  const save = () =>
    server().call<Passport>('PUT', `/participants/${made.guid}/passport`, {
      token: made.token,
      body: { ...passport, version: 0 },
      idempotencyKey,
    })
  await save()
  const row = await server()
    .database.selectFrom('idempotencyKey')
    .selectAll()
    .where('key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/918273|СОКРЫТЫЙ|birthPlace/)
  expect((await save()).body.data).toEqual(passport)
})
