import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Participant } from '#contract/participant.ts'
import { runOnce } from '#server/http/idempotency.ts'
import {
  applicationOf,
  draftParticipant,
  requiredConsents,
  type TestParticipant,
  textVersion,
} from '#test/factories/participant.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const everything = { consents: requiredConsents, textVersion }

function finish(made: TestParticipant, body: object = everything, options: CallOptions = {}) {
  return server().call<Participant>('POST', `/participants/${made.guid}/finish`, {
    token: made.token,
    body,
    ...options,
  })
}

test('the same key gives the first answer again, and does nothing twice', async () => {
  const made = await draftParticipant(server())
  const idempotencyKey = randomUUID()
  const first = await finish(made, everything, { idempotencyKey })
  const second = await finish(made, everything, { idempotencyKey })
  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expectRefusal(
    await finish(made, { consents: [...requiredConsents, 'advertising'], textVersion }, { idempotencyKey }),
    422,
    'idempotency_key_reused',
  )
  expectRefusal(await finish(made), 409, 'state_forbids')
  await server().deliver()
  expect(await server().outbox(made.email)).toHaveLength(1)
})

test('a refused try frees its key', async () => {
  const made = await draftParticipant(server())
  const idempotencyKey = randomUUID()
  expectRefusal(await finish(made, { consents: [], textVersion }, { idempotencyKey }), 422, 'fields_invalid')
  expect((await finish(made, everything, { idempotencyKey })).status).toBe(200)
})

test('a key belongs to its account', async () => {
  const idempotencyKey = randomUUID()
  const [first, second] = [await draftParticipant(server()), await draftParticipant(server())]
  expect((await finish(first, everything, { idempotencyKey })).status).toBe(200)
  expect((await finish(second, everything, { idempotencyKey })).status).toBe(200)
})

test('a key is kept for a day', async () => {
  const made = await draftParticipant(server())
  const idempotencyKey = randomUUID()
  const first = await finish(made, everything, { idempotencyKey })
  server().advance(11 * 3_600_000)
  const again = await finish(made, everything, { idempotencyKey })
  expect(again.body).toEqual(first.body)
  server().advance(13 * 3_600_000 + 1000)
  const { token } = await server().logIn(made.phone)
  expectRefusal(await finish({ ...made, token }, everything, { idempotencyKey }), 409, 'state_forbids')
})

test.each([
  ['keys of their own', () => randomUUID()],
  [
    'one key',
    (
      key => () =>
        key
    )(randomUUID()),
  ],
])('of twenty finishes at once with %s, one counts', async (_what, key) => {
  const made = await draftParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => finish(made, everything, { idempotencyKey: key() })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 409])
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const { code } = answer.body as unknown as { code: string }
    expect(['state_forbids', 'idempotency_in_progress']).toContain(code)
    if (code === 'idempotency_in_progress') expect(answer.headers['retry-after']).toBe('2')
  }
  await server().deliver()
  expect(await server().outbox(made.email)).toHaveLength(1)
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('action')
    .where('subjectGuid', '=', await applicationOf(server(), made))
    .execute()
  expect(audited).toEqual([{ action: 'finish' }])
})

describe('a run that is done is never done again', () => {
  const request = () =>
    ({
      headers: { 'idempotency-key': randomUUID() },
      method: 'POST',
      url: '/api/v2/somewhere',
      body: { a: 1 },
      log: server().services.log,
    }) as unknown as FastifyRequest

  test('though its answer breaks the contract', async () => {
    let runs = 0
    const call = { request: request(), actor: null, schema: z.object({ name: z.string() }) }
    const run = () =>
      runOnce(server().services, call, async () => {
        runs += 1
        return { name: runs }
      })
    await expect(run()).rejects.toThrow('expected string')
    server().advance(120_000)
    await expect(run()).rejects.toMatchObject({ code: 'idempotency_answer_lost' })
    expect(runs).toBe(1)
  })

  test('though its answer cannot be kept; whoever asked first has it', async () => {
    let runs = 0
    const call = { request: request(), actor: null, schema: z.object({ name: z.string() }) }
    const run = () =>
      runOnce(server().services, call, async () => {
        runs += 1
        return { name: 'one' }
      })
    const seal = vi.spyOn(server().services.sealer, 'seal').mockImplementation(() => {
      throw new Error('no key')
    })
    expect(await run()).toEqual({ name: 'one' })
    seal.mockRestore()
    server().advance(120_000)
    await expect(run()).rejects.toMatchObject({ code: 'idempotency_answer_lost' })
    expect(runs).toBe(1)
  })
})
