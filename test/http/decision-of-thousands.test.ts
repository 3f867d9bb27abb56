import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type DecisionPreview, mostInOneCall } from '#contract/organiser-application.ts'
import { makeCrowd } from '#test/factories/crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { joinPreviews, mostDecided, partsOf } from '#web/console/decision/rules.ts'

const server = useTestServer()

type Results = {
  results: {
    applicationGuid: string
    ok: boolean
    status: string | null
    code: string | null
    faster: { name: string; status: string } | null
  }[]
}

type Sending = { as?: 'committee' | 'admin'; keys?: string[] }

const approval = { decision: 'approve', reason: null, waivePayment: false } as const

/** Part by part, as the browser sends a decision that is too large for one call. */
async function inParts<Answer>(
  path: string,
  applicationGuids: string[],
  { as = 'committee', keys = [] }: Sending = {},
): Promise<Answer[]> {
  const token = await organiserToken(server(), as)
  const answers: Answer[] = []
  for (const [part, body] of partsOf({ ...approval, applicationGuids }).entries()) {
    const { status, body: answer } = await server().call<Answer>('POST', path, {
      ...{ token, body, idempotencyKey: keys[part] ?? randomUUID() },
    })
    expect(status).toBe(200)
    answers.push(answer)
  }
  return answers
}

async function preview(guids: string[], as: Sending['as'] = 'committee') {
  const [first, ...others] = await inParts<DecisionPreview>('/organizer/decisions/preview', guids, { as })
  if (!first) throw new Error('nothing was previewed')
  return joinPreviews([first, ...others])
}

async function release(guids: string[], sending: Sending = {}) {
  const answers = await inParts<Results>('/organizer/decisions', guids, sending)
  return answers.flatMap(({ results }) => results)
}

/** What the database keeps of decisions; log and messages in the order in which they were written. */
async function traces() {
  const { database } = server()
  const [applications, decisions, approvals, messages] = await Promise.all([
    database.selectFrom('application').select(['guid', 'status']).orderBy('guid').execute(),
    database.selectFrom('decision').select(['guid', 'applicationGuid']).orderBy('guid').execute(),
    database
      .selectFrom('auditEntry')
      .select('subjectGuid')
      .where('action', '=', 'approve')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('message')
      .select(['decisionGuid', 'channel'])
      .where('decisionGuid', 'is not', null)
      .orderBy('queueNumber')
      .execute(),
  ])
  return { applications, decisions, approvals: approvals.map(({ subjectGuid }) => subjectGuid), messages }
}

/** The few among the many, far from one another. */
function spread(many: string[], few: string[]): string[] {
  const step = Math.floor(many.length / few.length)
  return few.flatMap((guid, index) => [
    ...many.slice(index * step, index === few.length - 1 ? many.length : (index + 1) * step),
    guid,
  ])
}

/** Applications of one list: those that a decision fits, those for whom it comes too late, and such that are not there. */
const list = {
  going: [] as string[],
  approved: [] as string[],
  rejected: [] as string[],
  late: [] as string[],
  unknown: [randomUUID(), randomUUID(), randomUUID()],
  chosen: [] as string[],
}

beforeAll(async () => {
  const { database, services } = server()
  // The model that is copied.
  await finishedParticipant(server())
  const { pending } = await makeCrowd(services.config.DATABASE_URL ?? '', {
    ...{ pending: mostDecided - list.unknown.length, owing: 0, groups: 0, inGroup: 0 },
  })
  const take = (count: number) => pending.splice(0, count)
  list.approved = take(5)
  list.rejected = take(15)
  const [asked, withdrawn] = [take(5), take(9)]
  await decide(server(), list.approved, 'approve')
  await decide(server(), list.rejected, 'reject', 'Мест больше нет')
  await decide(server(), asked, 'requestInformation', 'Уточните должность')
  await database
    .updateTable('application')
    .set({ status: 'cancelled' })
    .where('guid', 'in', withdrawn)
    .execute()
  list.late = [...list.approved, ...list.rejected, ...asked, ...withdrawn]
  list.going = pending
  list.chosen = spread(list.going, [...list.late, ...list.unknown])
})

test('of five thousand chosen the preview names the thirty-seven that cannot go, and changes nothing', async () => {
  expect(new Set(list.chosen).size).toBe(5000)
  const before = await traces()
  const told = await preview(list.chosen)
  expect(told).toMatchObject({ willChange: 4963, waivable: 0, someFinal: false, coordinators: null })
  expect(told.kinds.map(({ readers }) => readers)).toEqual([{ ru: 4963, en: 0 }])
  expect(told.refused).toHaveLength(37)
  const refusalOf = (guid: string) => told.refused.find(row => row.applicationGuid === guid)
  for (const guid of list.late) expect(refusalOf(guid)).toMatchObject({ code: 'state_forbids' })
  for (const guid of list.unknown) expect(refusalOf(guid)).toMatchObject({ code: 'not_found' })
  for (const guid of list.rejected)
    expect(refusalOf(guid)?.faster).toEqual({ name: expect.any(String), status: 'rejected' })
  for (const { message } of told.refused) expect(message).toMatch(/\S+ \S+/)
  expect(await traces()).toEqual(before)
})

// Five thousand take a minute and more: here two calls of the most that one takes, with all who cannot go among them.
test('each has a result, nobody is half decided, and nobody is decided twice', async () => {
  const going = list.going.slice(0, 2 * mostInOneCall - 37)
  const chosen = spread(going, [...list.late, ...list.unknown])
  const before = await traces()
  const told = await preview(chosen)
  expect(told).toMatchObject({ willChange: 763 })
  const keys = [randomUUID(), randomUUID()]
  const results = await release(chosen, { keys })
  expect(results.map(({ applicationGuid }) => applicationGuid)).toEqual(chosen)
  const went = results.filter(({ ok }) => ok)
  expect(went.map(({ applicationGuid }) => applicationGuid)).toEqual(going)
  expect(went.every(({ status, code }) => status === 'approved' && code === null)).toBe(true)
  // Each of the others stays, for the reason that the preview gave.
  const reasons = told.refused.map(({ applicationGuid, code, faster }) => ({ applicationGuid, code, faster }))
  expect(results.filter(({ ok }) => !ok)).toMatchObject(reasons)
  expect(reasons).toHaveLength(37)

  // A status, a decision, a line of the log and two messages, or nothing of these.
  const after = await traces()
  const approved = new Set(going)
  expect(after.applications).toEqual(
    before.applications.map(row => (approved.has(row.guid) ? { ...row, status: 'approved' } : row)),
  )
  const known = new Set(before.decisions.map(({ guid }) => guid))
  const made = after.decisions.filter(({ guid }) => !known.has(guid))
  expect(made.map(({ applicationGuid }) => applicationGuid).sort()).toEqual(going.toSorted())
  expect(after.approvals.slice(before.approvals.length).sort()).toEqual(going.toSorted())
  const messages = after.messages.slice(before.messages.length)
  expect(messages).toHaveLength(2 * 763)
  const channels = Map.groupBy(messages, row => row.decisionGuid)
  for (const { guid } of made)
    expect(new Set(channels.get(guid)?.map(({ channel }) => channel))).toEqual(new Set(['sms', 'email']))

  // The same calls again, as after answers that were lost on the way.
  expect(await release(chosen, { keys })).toEqual(results)
  // A colleague with the same list is told that nobody is left, and who was faster.
  const nobody = await preview(chosen, 'admin')
  expect(nobody).toMatchObject({ willChange: 0, kinds: [], coordinators: null })
  expect(nobody.refused).toHaveLength(chosen.length)
  const again = await release(chosen, { as: 'admin' })
  expect(again.filter(({ ok }) => ok)).toEqual([])
  expect(again.filter(({ faster }) => faster?.status === 'approved')).toHaveLength(763 + 5)
  expect(await traces()).toEqual(after)
}, 60_000)
