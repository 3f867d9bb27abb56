import { expect, test } from 'vitest'
import type { GroupPayments } from '#contract/replacement.ts'
import { memberBody } from '#test/factories/group.ts'
import { listedPerson, listHeadings } from '#test/factories/listed-person.ts'
import { must, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { writeWorkbook } from '#test/factories/spreadsheet.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { groupOf, send, upload } from './group-import-calls.ts'
import { replacementCalls } from './replacement-calls.ts'

// What a coordinator sees and reaches ends at their own group and at each payment.
const server = useTestServer()
const { payByCard, payByInvoice } = replacementCalls(server)

const paidCards = async (group: { guid: string; token: string }) =>
  (
    await must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, { token: group.token })
  ).paidCards.map(({ people }) => people.map(({ state }) => state))

test('each card payment shows its own people, and says of each whether the place was given on', async () => {
  const { group, members } = await approvedGroup(server(), 4)
  const [first, second, third, taker] = members as [
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
  ]
  await payByCard(group, [first, second])
  await payByCard(group, [third])
  expect((await paidCards(group)).toSorted((one, other) => one.length - other.length)).toEqual([
    ['charged'],
    ['charged', 'charged'],
  ])
  await must(server(), 'POST', `/groups/${group.guid}/members/${first.guid}/replace-by-member`, {
    token: group.token,
    body: { takerGuid: taker.guid },
  })
  expect(
    (await paidCards(group))
      .map(states => states.toSorted())
      .toSorted((one, other) => one.length - other.length),
  ).toEqual([['charged'], ['charged', 'passedOn']])
})

test('money is asked back for one’s own members alone', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  await payByInvoice(group, members)
  const other = await approvedGroup(server(), 1)
  const ask = (of: typeof group) =>
    server().call('POST', `/groups/${of.guid}/members/${members[0]?.guid}/refund`, {
      token: of.token,
      body: { asked: true, reason: 'Не едет' },
    })
  expectRefusal(await ask(other.group), 404, 'not_found')
  expect((await ask(group)).status).toBe(200)
})

test('a stranger’s member is absent, whatever stands of them: no answer tells whether they have paid', async () => {
  const { members } = await approvedGroup(server(), 1)
  const other = await approvedGroup(server(), 1)
  const post = (path: string, body: object) =>
    server().call('POST', `/groups/${other.group.guid}/members/${members[0]?.guid}/${path}`, {
      token: other.group.token,
      body,
    })
  expectRefusal(await post('refund', { asked: true, reason: 'Не едет' }), 404, 'not_found')
  expectRefusal(await post('replace', memberBody(server().nextPhone())), 404, 'not_found')
})

test('the preview marks the passport that somebody else has given, and no other', async () => {
  const passport = (number: number, series: string) => [...listedPerson(number), series]
  const file = (...rows: unknown[][]) =>
    writeWorkbook({ rows: [[...listHeadings, 'Серия и номер паспорта'], ...rows] as never })
  const first = await groupOf(server())
  const taken = await upload(server(), first, file(passport(9101, '4514 200300')))
  const [person] = taken.body.rows
  expect(person?.cells.passportNumber).toMatchObject({ code: null })
  expect(
    (
      await send(server(), first, [
        Object.fromEntries(Object.entries(person?.cells ?? {}).map(([field, { value }]) => [field, value])),
      ])
    ).status,
  ).toBe(200)
  const { body } = await upload(
    server(),
    await groupOf(server()),
    file(passport(9102, '4514 200301'), passport(9103, '4514 200300'), passport(9104, '')),
  )
  expect(body.rows.map(({ cells }) => cells.passportNumber?.code ?? null)).toEqual([
    null,
    'passport_used',
    null,
  ])
})
