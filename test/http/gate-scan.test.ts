import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { GateVerdict } from '#contract/gate.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decidePassport, givePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import {
  clockAt,
  forumGuest,
  fromDevice,
  gateDays,
  gateDevice,
  outcome,
  participantCode,
  scan,
  scanBody,
  type TestDevice,
  tampered,
} from './gate-calls.ts'

// What the gate says with a network, by what is known at that moment (decisions 096 and 100).
const server = useTestServer()

const clock = (day: keyof typeof gateDays) => clockAt(server(), gateDays[day])

let main: TestDevice
let side: TestDevice

beforeAll(async () => {
  main = await gateDevice(server(), { gate: 'Главный вход' })
  side = await gateDevice(server(), { gate: 'Боковой вход' })
})

const guest = () => forumGuest(server())
const codeOf = (made: TestApplicant) => participantCode(server(), made)

/** A pass signed by the server as somebody wishes. */
const signed = (change: object = {}) =>
  server().services.passes.sign({
    kind: 'participant',
    guid: randomUUID(),
    counter: 1,
    validFrom: Date.parse('2026-02-17T12:00:00+03:00') / 1000,
    validTo: Date.parse('2026-02-21T00:00:00+03:00') / 1000,
    zones: 1,
    flags: 0,
    ...change,
  })

test('a good pass lets in, and shows whom to compare with', async () => {
  const { code } = await guest()
  const verdict = await scan(server(), main, { code })
  expect(verdict).toMatchObject({ admitted: true, reasons: [], warnings: [], mayOverride: false })
  expect(verdict.person).toMatchObject({
    kind: 'participant',
    hold: null,
    company: 'Лазоревый Банк',
    photograph: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(verdict.inside.people).toBeGreaterThan(0)
})

test.each<[string, (code: string) => string, string]>([
  ['some other QR', () => 'https://example.com/', 'malformed'],
  ['nothing', () => '', 'malformed'],
  ['a truncated code', code => code.slice(0, -3), 'malformed'],
  ['half of one', code => code.slice(0, 70), 'malformed'],
  ['a longer one', code => `${code}000`, 'malformed'],
  ['an unknown version', code => tampered(code, 0), 'malformed'],
  ['a changed guid', code => tampered(code, 5), 'forged'],
  ['a changed end', code => tampered(code, 28), 'forged'],
  ['a changed signature', code => tampered(code, 60), 'forged'],
  ['a key that is not ours', code => tampered(code, 2), 'forged'],
  ['a good signature of a pass that never was', () => signed(), 'unknownPass'],
])('%s is refused', async (_, change, reason) => {
  const { code } = await guest()
  const verdict = await scan(server(), main, { code: change(code) })
  expect(outcome(verdict)).toBe(reason)
  expect(verdict).toMatchObject({ person: null, mayOverride: false })
})

test('a pass of another edition is told apart', async () => {
  await clock('first')
  const { database } = server()
  const { guid: current, ...facts } = await readCurrentEdition(database)
  const edition = randomUUID()
  await database
    .insertInto('edition')
    .values({
      ...facts,
      guid: edition,
      slug: 'other',
      isCurrent: false,
      vatRates: JSON.stringify(facts.vatRates),
    })
    .execute()
  expect(edition).not.toBe(current)
  const guid = randomUUID()
  await database
    .insertInto('pass')
    .values({
      guid,
      editionGuid: edition,
      kind: 'participant',
      subjectGuid: randomUUID(),
      issuedAt: new Date(),
    })
    .execute()
  expect(outcome(await scan(server(), main, { code: signed({ guid }) }))).toBe('foreignEdition')
})

test('an expired code and one that is not valid yet are refused, whoever bears them', async () => {
  const { made, code } = await guest()
  const { guid } = server().services.passes.verify(code) ?? {}
  const old = signed({ guid, validTo: Date.parse('2026-02-17T20:00:00+03:00') / 1000 })
  expect(outcome(await scan(server(), main, { code: old }))).toBe('expired')
  await clockAt(server(), '2026-02-17T11:00:00+03:00')
  expect(outcome(await scan(server(), main, { code: await codeOf(made) }))).toBe('notYetValid')
})

test('the verdict wins over a good code, from the very moment at which it closes', async () => {
  const { made, code } = await guest()
  expect(outcome(await scan(server(), main, { code }))).toBe('admitted')
  await scan(server(), main, { code, direction: 'exit' })
  await clock('before')
  await givePassport(server(), made)
  await clock('first')
  const closed = await scan(server(), main, { code })
  expect(outcome(closed)).toBe('verdictClosed')
  expect(closed).toMatchObject({ hold: 'passport', mayOverride: true })
  await decidePassport(server(), made, 'refuse', 'Совпадение по списку')
  const refused = await scan(server(), main, { code })
  expect(outcome(refused)).toBe('securityRefused')
  // No detail of what security knows, and nobody goes past it.
  expect(refused).toMatchObject({ hold: 'security', mayOverride: false })
})

test('an old print opens nothing, and the new one does', async () => {
  const { made, code } = await guest()
  const { guid } = server().services.passes.verify(code) ?? {}
  await must(server(), 'POST', '/organizer/badges/print', {
    token: await organiserToken(server(), 'logistics'),
    body: { passGuids: [guid] },
  })
  await must(server(), 'POST', `/organizer/badges/${guid}/reissue`, {
    token: await organiserToken(server(), 'logistics'),
    body: { counter: 1, reason: 'Потерян' },
  })
  expect(outcome(await scan(server(), main, { code }))).toBe('oldPrint')
  expect(outcome(await scan(server(), main, { code: await codeOf(made) }))).toBe('admitted')
})

test('a photograph of somebody’s screen opens nothing while its owner is inside', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const second = await scan(server(), side, { code })
  expect(outcome(second)).toBe('alreadyInside')
  expect(second).toMatchObject({ cameIn: { gate: 'Главный вход' }, mayOverride: true })
  await scan(server(), main, { code, direction: 'exit' })
  expect(outcome(await scan(server(), side, { code }))).toBe('admitted')
})

test('of twenty scans at once at two gates one is let in', async () => {
  const { code } = await guest()
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => scan(server(), index % 2 ? main : side, { code })),
  )
  const outcomes = verdicts.map(outcome)
  expect(outcomes.filter(each => each === 'admitted')).toHaveLength(1)
  expect(outcomes.filter(each => each === 'alreadyInside')).toHaveLength(19)
})

test('the same scan twice is one scan with one answer, at once as well', async () => {
  const { code } = await guest()
  const body = scanBody(server(), { code })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fromDevice<GateVerdict>(server(), main, ['POST', 'scan', body])),
  )
  expect(answers.map(answer => [answer.status, answer.body.admitted])).toEqual(
    Array.from({ length: 10 }, () => [200, true]),
  )
  const { count } = await server()
    .database.selectFrom('gateScan')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('guid', '=', body.scanId)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1n)
})

test('a replayed id with other content is refused and listed as a conflict', async () => {
  const [first, other] = [await guest(), await guest()]
  const { scanId } = await scan(server(), main, { code: first.code })
  const replay = scanBody(server(), { scanId, code: other.code })
  expectRefusal(await fromDevice(server(), main, ['POST', 'scan', replay]), 409, 'scan_replayed')
  // Another device cannot take an answer that is not its own.
  const elsewhere = scanBody(server(), { scanId, code: first.code })
  expectRefusal(await fromDevice(server(), side, ['POST', 'scan', elsewhere]), 409, 'scan_replayed')
  const conflicts = await server()
    .database.selectFrom('gateConflict')
    .select('kind')
    .where('scanGuid', '=', scanId)
    .execute()
  expect(conflicts).toEqual([{ kind: 'replayed' }])
})

test('a device whose clock is a day off is told so, and judges nothing by it', async () => {
  const { code } = await guest()
  const deviceAt = new Date(server().services.clock.wall().getTime() - 86_400_000).toISOString()
  const verdict = await scan(server(), main, { code, deviceAt })
  expect(verdict).toMatchObject({ admitted: true, warnings: ['clockWrong'], clockOffSeconds: 86_400 })
})

test('an exit lets out whoever we know, even when the pass is void by now', async () => {
  const { made, code } = await guest()
  await scan(server(), main, { code })
  await clock('before')
  await givePassport(server(), made)
  await clock('first')
  const verdict = await scan(server(), main, { code, direction: 'exit' })
  expect(verdict).toMatchObject({ admitted: true, warnings: ['passNotGood'] })
  expect(await scan(server(), main, { code, direction: 'exit' })).toMatchObject({
    warnings: ['notInside', 'passNotGood'],
  })
})

test.each(['орлова', 'Orlova', 'jhkjdf'])('a participant is found as %s, and let in by name', async q => {
  await guest()
  const { body } = await fromDevice<{ items: { pass: string; name: string }[] }>(server(), main, [
    'POST',
    'search',
    { q },
  ])
  expect(body.items[0]?.name).toMatch(/Орлова/)
  const verdict = await scan(server(), main, { pass: body.items[0]?.pass ?? '' })
  expect(verdict.person?.name).toMatch(/Орлова/)
})
