import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { BulkResult } from '#contract/group.ts'
import { bulkGate, createFairGate } from '#server/gate.ts'
import { emptyGroup, manyMembers } from '#test/factories/group.ts'
import { companyPayer } from '#test/factories/participant.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const calls = 400

test('four hundred bulk calls of one account leave the others alone', async () => {
  const group = await emptyGroup(server())
  const participantGuids = await manyMembers(server(), group, 20)
  const { token } = await server().logIn(server().nextPhone())
  const port = await server().listen()
  const base = `http://127.0.0.1:${port}/api/v2`
  const send = async (key: number): Promise<Pick<Answer<BulkResult>, 'status' | 'body'>> => {
    const answer = await fetch(`${base}/groups/${group.guid}/members/send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${group.token}`,
        'content-type': 'application/json',
        'idempotency-key': `pressure-${key}`,
      },
      body: JSON.stringify({ participantGuids }),
    })
    return { status: answer.status, body: (await answer.json()) as BulkResult }
  }
  const sending = Array.from({ length: calls }, (_, key) => send(key))
  let over = false
  const all = Promise.all(sending).finally(() => {
    over = true
  })
  const waits: number[] = []
  while (!over || waits.length < 20) {
    const startedAt = performance.now()
    const answer = await fetch(`${base}/session`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    waits.push(performance.now() - startedAt)
  }
  const answers = await all
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 429])
  const done = answers.filter(({ status }) => status === 200)
  for (const { body } of done)
    for (const { ok, code } of body.results) expect(ok ? null : code).not.toBe('server_error')
  waits.sort((one, other) => one - other)
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(300)
}, 60_000)

const exhausted = () => new Error('timeout exceeded when trying to connect')

test('a database that does not answer is a 503 of the whole call, which may be sent again', async () => {
  const group = await emptyGroup(server())
  const participantGuids = await manyMembers(server(), group, 3)
  const { sealer } = server().services
  const remove = () =>
    server().call<BulkResult>('POST', `/groups/${group.guid}/members/send`, {
      token: group.token,
      body: { participantGuids },
      idempotencyKey: 'the-same-key-again',
    })
  const seal = vi.spyOn(sealer, 'seal').mockImplementationOnce(() => {
    throw exhausted()
  })
  expectRefusal(await remove(), 503, 'service_busy')
  const after = await remove()
  expect([after.status, after.body.results.map(({ ok }) => ok)]).toEqual([200, [true, true, true]])
  seal.mockRestore()
})

test('one that stops answering in the middle says of whom nothing was done', async () => {
  const group = await emptyGroup(server())
  const participantGuids = await manyMembers(server(), group, 3)
  const { sealer } = server().services
  const real = sealer.seal.bind(sealer)
  let sealed = 0
  const seal = vi.spyOn(sealer, 'seal').mockImplementation((content, context) => {
    if (context.startsWith('message:') && ++sealed > 1) throw exhausted()
    return real(content, context)
  })
  const { status, body } = await server().call<BulkResult>('POST', `/groups/${group.guid}/members/send`, {
    token: group.token,
    body: { participantGuids },
  })
  seal.mockRestore()
  expect([status, body.results.map(({ ok, code }) => (ok ? 'ok' : code))]).toEqual([
    200,
    ['ok', 'service_busy', 'service_busy'],
  ])
})

test('accounts take turns, and one of them cannot fill the line', async () => {
  const gate = createFairGate({ atOnce: 1, waiting: 10, waitingOfOne: 2, retryAfterSeconds: 5 })
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  const many = ['many 1', 'many 2', 'many 3'].map(name => gate('many', work(name)))
  await expect(gate('many', work('many 4'))).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  })
  const few = gate('few', work('few 1'))
  await Promise.all([...many, few])
  expect(order.indexOf('few 1')).toBeLessThan(2)
  expect(order).toHaveLength(4)
})

test('an invoice and an imported list take their turn with the other work of the account', async () => {
  const group = await emptyGroup(server())
  const { accountGuid } = await server()
    .database.selectFrom('participantGroup')
    .select('accountGuid')
    .where('guid', '=', group.guid)
    .executeTakeFirstOrThrow()
  const calls = [
    ['/invoices', { participantGuids: [randomUUID()], payer: companyPayer }],
    [`/groups/${group.guid}/import/rows`, { rows: [{ number: 1, values: {} }] }],
  ] as const
  for (const [path, body] of calls) {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const before = bulkGate(accountGuid, () => {
      begin()
      return over
    })
    await begun
    let answered = false
    const answer = server()
      .call('POST', path, { token: group.token, body })
      .finally(() => {
        answered = true
      })
    await sleep(200)
    expect([path, answered]).toEqual([path, false])
    end()
    await before
    expect((await answer).status).toBeLessThan(500)
  }
})
