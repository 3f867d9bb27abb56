import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  addShift,
  assign,
  decideVolunteer,
  readShift,
  sendVolunteerForm,
  testShift,
  volunteer,
} from '#test/factories/volunteer.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// Shifts are filled under a lock (decision 108), here on two copies of the app.
let copies: [TestServer, TestServer]
const server = () => copies[0]

beforeAll(async () => {
  const first = await openTestServer()
  copies = [first, await openTestServer({ beside: first })]
  // Once for each copy: many calls at once would each log in.
  for (const copy of copies) await organiserToken(copy, 'logistics')
})

afterAll(async () => {
  for (const copy of copies.toReversed()) await copy.close()
})

/** Volunteers who are invited together: one decision for all, since those are capped for each organiser. */
async function comers(count: number): Promise<{ guid: string; phone: string }[]> {
  const phones = Array.from({ length: count }, () => server().nextPhone())
  await Promise.all(phones.map(phone => sendVolunteerForm(server(), { phone })))
  const people = await server()
    .database.selectFrom('volunteer')
    .select(['guid', 'phone'])
    .where('phone', 'in', phones)
    .execute()
  await decideVolunteer(server(), guidsOf(people), 'accept')
  return people.map(({ guid, phone }) => ({ guid, phone: phone ?? '' }))
}

const guidsOf = (people: readonly { guid: string }[]) => people.map(({ guid }) => guid)
const on = async (guid: string) => (await readShift(server(), guid)).volunteers.map(each => each.guid)

async function save(guid: string, change: object) {
  const { version, from, to, place, needed } = await readShift(server(), guid)
  return server().call('PUT', `/organizer/shifts/${guid}`, {
    token: await organiserToken(server(), 'logistics'),
    body: { version, from, to, place, needed, ...change },
  })
}

test('twenty at once on a shift of three leave exactly three, and each is told what became of it', async () => {
  const people = await comers(20)
  const shift = await addShift(server(), { needed: 3 })
  const answers = await Promise.all(
    people.map(({ guid }, index) => assign(copies[index % 2 ? 1 : 0], shift, [guid])),
  )
  expect(await on(shift)).toHaveLength(3)
  const codes = answers.flatMap(({ body }) => body.results ?? []).map(({ code }) => code)
  expect(codes.filter(code => code === null)).toHaveLength(3)
  expect(codes.filter(code => code === 'shift_full')).toHaveLength(codes.length - 3)
})

test('without the lock of the shift there are more: the test would notice', async () => {
  const people = await comers(20)
  const shift = await addShift(server(), { needed: 3 })
  const { guid: assignedBy } = await server()
    .database.selectFrom('account')
    .select('guid')
    .limit(1)
    .executeTakeFirstOrThrow()
  let counted = 0
  await Promise.all(
    people.map(({ guid: volunteerGuid }, index) =>
      copies[index % 2 ? 1 : 0].database.transaction().execute(async tx => {
        const there = await tx
          .selectFrom('volunteerAssignment')
          .select('volunteerGuid')
          .where('shiftGuid', '=', shift)
          .execute()
        counted += 1
        // All count before the first has written, as it happens when nothing holds them.
        while (counted < 10) await new Promise(resolve => setTimeout(resolve, 5))
        if (there.length >= 3) return
        await tx
          .insertInto('volunteerAssignment')
          .values({ shiftGuid: shift, volunteerGuid, assignedAt: new Date(), assignedBy })
          .execute()
      }),
    ),
  )
  expect((await on(shift)).length).toBeGreaterThan(3)
})

test('one volunteer put on twenty shifts of the same hours at once is on one', async () => {
  const [person] = await comers(1)
  const shifts: string[] = []
  for (let index = 0; index < 20; index += 1)
    shifts.push(await addShift(server(), { place: { ru: `Пост ${index}`, en: `Post ${index}` } }))
  await Promise.all(
    shifts.map((shift, index) => assign(copies[index % 2 ? 1 : 0], shift, [person?.guid ?? ''])),
  )
  const taken = await server()
    .database.selectFrom('volunteerAssignment')
    .select('shiftGuid')
    .where('volunteerGuid', '=', person?.guid ?? '')
    .execute()
  expect(taken).toHaveLength(1)
})

test('only who comes is put on a shift, each with their own result', async () => {
  const shift = await addShift(server(), { needed: 2 })
  const [first, second, third] = await comers(3)
  const fresh = await volunteer(server(), 'reserve')
  const guids = guidsOf([first, fresh, second, third].filter(each => each !== undefined))
  const { body } = await assign(server(), shift, guids)
  expect(body.results.map(({ code }) => code)).toEqual([null, 'volunteer_not_coming', null, 'shift_full'])
  // Who is on it already stays and is not told twice.
  expect((await assign(server(), shift, guids.slice(0, 1))).body.results).toMatchObject([{ ok: true }])
  await server().deliver()
  const sms = (await server().outbox(first?.phone ?? '')).map(({ text }) => text)
  expect(sms.filter(text => text.includes('Стойка регистрации'))).toHaveLength(1)
  expect(sms[0]).toContain('18\u00a0февраля')
  expect(sms[0]).toContain('08:00–13:00')
})

test('a shift is moved only where nobody on it gets two at once, and they are told', async () => {
  const [person] = await comers(1)
  const guid = person?.guid ?? ''
  const morning = await addShift(server())
  const evening = await addShift(server(), {
    from: '2026-02-18T12:00:00.000Z',
    to: '2026-02-18T16:00:00.000Z',
  })
  await assign(server(), morning, [guid])
  await assign(server(), evening, [guid])
  expectRefusal(await save(morning, { to: '2026-02-18T13:00:00.000Z' }), 409, 'shift_overlaps')
  expect((await save(morning, { to: '2026-02-18T12:00:00.000Z' })).status).toBe(200)
  await server().deliver()
  const changed = (await server().outbox(person?.phone ?? '')).find(({ text }) => text.includes('изменилась'))
  expect(changed?.text).toContain('08:00–13:00')
  expect(changed?.text).toContain('08:00–15:00')
  const before = (await server().outbox(person?.phone ?? '')).length
  // How many are needed concerns nobody who is there.
  expect((await save(morning, { needed: 9 })).status).toBe(200)
  await server().deliver()
  expect(await server().outbox(person?.phone ?? '')).toHaveLength(before)
})

test('a shift never needs fewer than are on it, and two who save it at once do not overwrite each other', async () => {
  const shift = await addShift(server(), { needed: 3 })
  await assign(server(), shift, guidsOf(await comers(2)))
  expectRefusal(await save(shift, { needed: 1 }), 409, 'shift_has_more')
  const { version, from, to, place } = await readShift(server(), shift)
  const token = await organiserToken(server(), 'logistics')
  const answers = await Promise.all(
    [2, 4].map(needed =>
      server().call('PUT', `/organizer/shifts/${shift}`, {
        token,
        body: { version, from, to, place, needed },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('hours that cannot be are refused at their field', async () => {
  const token = await organiserToken(server(), 'logistics')
  const add = (change: object) =>
    server().call('POST', '/organizer/shifts', { token, body: { ...testShift, ...change } })
  expectRefusal(await add({ to: testShift.from }), 422, 'time_reversed', { to: 'time_reversed' })
  expectRefusal(await add({ to: '2026-02-18T21:30:00.000Z' }), 422, 'shift_too_long', {
    to: 'shift_too_long',
  })
  expectRefusal(await add({ needed: 0 }), 422, 'value_invalid', { needed: 'value_invalid' })
  expectRefusal(
    await server().call('GET', '/organizer/shifts', { token: await organiserToken(server(), 'security') }),
    403,
    'forbidden',
  )
})

test('whoever is taken off, or whose shift is removed, is told; a decision takes all', async () => {
  const [one, other] = await comers(2)
  const guids = [one?.guid ?? '', other?.guid ?? '']
  const [first, second] = [
    await addShift(server()),
    await addShift(server(), { from: '2026-02-19T06:00:00.000Z', to: '2026-02-19T09:00:00.000Z' }),
  ]
  await assign(server(), first, guids)
  await assign(server(), second, guids)
  const token = await organiserToken(server(), 'logistics')
  const off = () => server().call('DELETE', `/organizer/shifts/${first}/volunteers/${guids[0]}`, { token })
  expect((await off()).status).toBe(204)
  expectRefusal(await off(), 404, 'not_found')
  expect((await server().call('DELETE', `/organizer/shifts/${second}`, { token })).status).toBe(204)
  await server().deliver()
  const told = (await server().outbox(one?.phone ?? '')).filter(({ text }) => text.includes('смена отменена'))
  expect(told).toHaveLength(2)
  await decideVolunteer(server(), [guids[1] ?? ''], 'reserve')
  expect(await on(first)).toEqual([])
})

test('the day before, one message reminds of all shifts of that day, once', async () => {
  const [person] = await comers(1)
  const phone = person?.phone ?? ''
  for (const [from, to] of [
    ['2025-09-17T05:00:00.000Z', '2025-09-17T08:00:00.000Z'],
    ['2025-09-17T10:00:00.000Z', '2025-09-17T14:00:00.000Z'],
  ] as const)
    await assign(server(), await addShift(server(), { from, to }), [person?.guid ?? ''])
  const reminders = async () => {
    await runJob(server().services, 'shift-reminders', {})
    await server().deliver()
    return (await server().outbox(phone)).filter(({ text }) => text.includes('завтра ваша смена'))
  }
  expect(await reminders()).toEqual([])
  server().advance(86_400_000)
  const [reminder, ...more] = await reminders()
  expect(more).toEqual([])
  expect(reminder?.text).toContain('08:00–11:00')
  expect(reminder?.text).toContain('13:00–17:00')
  expect(await reminders()).toHaveLength(1)
})
