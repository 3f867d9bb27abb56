import { beforeAll, expect, test } from 'vitest'
import type { EndedReason } from '#contract/ended-application.ts'
import type { GroupMember } from '#contract/group.ts'
import type { ApplicationDetail, DecisionPreview } from '#contract/organiser-application.ts'
import type { GroupPayments } from '#contract/replacement.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { addMember, boardMember, memberBody, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  decide,
  decidePassport,
  givePassport,
  must,
  providerIdOf,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { replacementCalls } from './replacement-calls.ts'

const server = useTestServer()
const {
  payByCard,
  payByInvoice,
  openCredits,
  paidPlace,
  replace,
  applicationState,
  confirm,
  groupCredits,
  cardRow,
} = replacementCalls(server)
let committee = ''

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
})

test('a paid member is replaced: the old pass dies, the money waits, and pays for the new person once approved', async () => {
  const place = await paidPlace()
  const { group, made } = place
  await givePassport(server(), made)
  await decidePassport(server(), made, 'verify')
  const badge = await server().call('GET', `/participants/${made.guid}/badge`, { token: made.token })
  expect(badge.status).toBe(200)
  expect(await boardMember(server(), group, made.guid)).toMatchObject({ replaceable: true })
  const answer = await replace(place)
  expect(answer).toMatchObject({ status: 200, body: { status: 'draft', payment: 'unpaid' } })
  expect(await applicationState(made.applicationGuid)).toEqual({ status: 'cancelled', payment: 'unpaid' })
  const home = await server().call('GET', `/participants/${made.guid}/dashboard`, { token: made.token })
  expect(home.body).toMatchObject({ status: 'cancelled', replaced: true })
  const passes = await server()
    .database.selectFrom('pass')
    .select('revokedAt')
    .where('subjectGuid', '=', made.applicationGuid)
    .execute()
  expect(passes.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
  await server().deliver()
  expect((await server().outbox(made.phone))[0]?.text).toMatch(/передано другому участнику/)
  expect(await groupCredits(group)).toMatchObject([{ state: 'waiting', amountKopecks: '18000000' }])
  const next = await confirm(group, answer.body)
  await decide(server(), [next.applicationGuid], 'approve')
  expect(await applicationState(next.applicationGuid)).toEqual({
    status: 'approved',
    payment: 'cardPaymentAccepted',
  })
  expect(await groupCredits(group)).toEqual([])
  // Finance sees both names at the card payment.
  expect((await cardRow(made.phone))?.lines).toMatchObject([
    { state: 'charged', holder: { settled: true, name: expect.stringMatching(/Орлова/) } },
  ])
  server().advance(10 * 60_000 + 1000)
  await server().deliver()
  expect((await server().outbox(next.phone))[0]?.text).toMatch(/Участие уже оплачено/)
})

test('whoever comes back to an application that has ended is told how; nobody while one stands', async () => {
  const place = await paidPlace()
  const read = async ({ token }: TestApplicant) =>
    (await must<{ reason: EndedReason | null }>(server(), 'GET', '/ended-application', { token })).reason
  expect(await read(place.made)).toBeNull()
  await replace(place)
  const again = { ...place.made, token: (await server().logIn(place.made.phone)).token }
  expect(await read(again)).toBe('replaced')
  await must(server(), 'POST', '/participants', {
    token: again.token,
    body: { registrationType: 'myself', role: 'participant', locale: 'ru' },
  })
  expect(await read(again)).toBeNull()

  const withdrawn = await approvedParticipant(server())
  await must(server(), 'POST', `/participants/${withdrawn.guid}/cancel`, { token: withdrawn.token, body: {} })
  expect(await read(withdrawn)).toBe('cancelled')
  expectRefusal(await server().call('GET', '/ended-application'), 401, 'unauthorized')
})

test('paid by invoice: the new person counts as paid, and may be replaced in turn', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const [made] = members as [TestApplicant, TestApplicant]
  await payByInvoice(group, members)
  const second = await confirm(group, (await replace({ group, made })).body)
  await decide(server(), [second.applicationGuid], 'approve')
  expect(await applicationState(second.applicationGuid)).toEqual({ status: 'approved', payment: 'paid' })
  const third = await confirm(group, (await replace({ group, made: second })).body)
  expect(await applicationState(second.applicationGuid)).toEqual({ status: 'cancelled', payment: 'unpaid' })
  await decide(server(), [third.applicationGuid], 'approve')
  expect(await applicationState(third.applicationGuid)).toEqual({ status: 'approved', payment: 'paid' })
  expectRefusal(await replace({ group, made }), 409, 'state_forbids')
  expectRefusal(await replace({ group, made: second }), 409, 'state_forbids')
})

test('of twenty replacements at once one person gets the place, and the money stands for one', async () => {
  const place = await paidPlace()
  const answers = await Promise.all(Array.from({ length: 20 }, () => replace(place)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRefusal(answer, 409, 'state_forbids')
  const places = await server()
    .database.selectFrom('replacement')
    .select('guid')
    .where('oldApplicationGuid', '=', place.made.applicationGuid)
    .execute()
  expect(places).toHaveLength(1)
  const { members } = await must<{ members: GroupMember[] }>(
    server(),
    'GET',
    `/groups/${place.group.guid}/board`,
    {
      token: place.group.token,
    },
  )
  expect(members.filter(({ status }) => status === 'draft')).toHaveLength(1)
})

/** The SMS of an approval, from the committee's preview. */
/** The edition's payment deadline. */
const coordinatorPays = /оплачивает\s+координатор/

async function smsOfApproval({ applicationGuid }: TestApplicant): Promise<string> {
  const { kinds } = await must<DecisionPreview>(server(), 'POST', '/organizer/decisions/preview', {
    token: committee,
    body: { applicationGuids: [applicationGuid], decision: 'approve', reason: null },
  })
  return kinds[0]?.messages[0]?.text.ru ?? ''
}

test('a new person who is rejected or removed frees the money: it is given to another, never to two', async () => {
  const place = await paidPlace()
  const { group } = place
  const rejected = await confirm(group, (await replace(place)).body)
  await decide(server(), [rejected.applicationGuid], 'reject', 'Квота исчерпана')
  expect(await groupCredits(group)).toMatchObject([{ state: 'free', participantGuid: place.made.guid }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => replace(place)))
  const [won, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  // The first person, reopened after all, has to pay, because the money now belongs to somebody else.
  await decide(server(), [rejected.applicationGuid], 'reopen')
  expect(await smsOfApproval(rejected)).toMatch(coordinatorPays)
  await decide(server(), [rejected.applicationGuid], 'approve')
  expect(await applicationState(rejected.applicationGuid)).toEqual({ status: 'approved', payment: 'unpaid' })
  await must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [won?.body.participantGuid] },
  })
  expect(await groupCredits(group)).toMatchObject([{ state: 'free' }])
})

test('a rejection that is reopened keeps the money while nobody else has it, a recalled approval lets it wait', async () => {
  const place = await paidPlace()
  const next = await confirm(place.group, (await replace(place)).body)
  await decide(server(), [next.applicationGuid], 'reject', 'Ошибка')
  await decide(server(), [next.applicationGuid], 'reopen')
  // Preview and approval must agree: nobody is asked to pay twice.
  expect(await smsOfApproval(next)).not.toMatch(coordinatorPays)
  const { batchGuid } = await decide(server(), [next.applicationGuid], 'approve')
  expect((await applicationState(next.applicationGuid)).payment).toBe('cardPaymentAccepted')
  await must(server(), 'POST', `/organizer/decisions/${batchGuid}/recall`, { token: committee, body: {} })
  expect(await applicationState(next.applicationGuid)).toEqual({ status: 'pending', payment: 'unpaid' })
  expect(await groupCredits(place.group)).toMatchObject([{ state: 'waiting' }])
  await decide(server(), [next.applicationGuid], 'approve')
  expect((await applicationState(next.applicationGuid)).payment).toBe('cardPaymentAccepted')
})

test('whoever leaves the group before the approval leaves its money behind', async () => {
  const place = await paidPlace()
  const { group } = place
  const next = await confirm(group, (await replace(place)).body)
  await must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [next.guid] },
  })
  await decide(server(), [next.applicationGuid], 'approve')
  expect(await applicationState(next.applicationGuid)).toEqual({ status: 'approved', payment: 'unpaid' })
  expect(await groupCredits(group)).toMatchObject([{ state: 'free' }])
})

test('only what was paid for is given on, and only within one’s own group', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  const [made] = members as [TestApplicant]
  expect(await boardMember(server(), group, made.guid)).toMatchObject({ replaceable: false })
  expectRefusal(await replace({ group, made }), 409, 'state_forbids')
  await must(server(), 'POST', `/organizer/applications/${made.applicationGuid}/waive-payment`, {
    token: committee,
    body: { reason: 'Докладчик' },
  })
  expectRefusal(await replace({ group, made }), 409, 'state_forbids')
  const place = await paidPlace()
  expectRefusal(await replace({ group, made: place.made }), 404, 'not_found')
  expectRefusal(
    await replace({ group: { ...place.group, token: made.token }, made: place.made }),
    404,
    'not_found',
  )
  expectRefusal(await replace(place, memberBody(made.phone)), 409, 'phone_used')
  // A refused phone leaves everything as it was.
  expect(await applicationState(place.made.applicationGuid)).toMatchObject({ status: 'approved' })
})

test('the committee replaces somebody whom security has refused, in a group and without one', async () => {
  const place = await paidPlace()
  await givePassport(server(), place.made)
  await decidePassport(server(), place.made, 'refuse', 'Отказ службы безопасности')
  const call = (applicationGuid: string, body: object) =>
    server().call<ApplicationDetail>('POST', `/organizer/applications/${applicationGuid}/replace`, {
      token: committee,
      body,
    })
  const answer = await call(place.made.applicationGuid, memberBody(server().nextPhone()))
  expect(answer).toMatchObject({ status: 200, body: { status: 'draft' } })
  expect(await boardMember(server(), place.group, answer.body.participantGuid)).toMatchObject({
    status: 'draft',
  })
  expect(
    (await openCredits()).find(({ participantGuid }) => participantGuid === place.made.guid),
  ).toMatchObject({
    state: 'waiting',
    madeAs: 'organiser',
  })
  const alone = await approvedParticipant(server())
  const { payUrl } = await must<{ payUrl: string }>(server(), 'POST', '/payments/card', {
    token: alone.token,
    body: { participantGuids: [alone.guid], payer: cardPayer, locale: 'ru' },
  })
  await simulatorOf(server()).payByCard(providerIdOf(payUrl), {
    card: testCard('success'),
    webhookMode: 'normal',
  })
  server().advance(500)
  await deliverNotices(server())
  expectRefusal(await call(alone.applicationGuid, memberBody(null)), 422, 'required', {
    'person.phone': 'required',
  })
  const phone = server().nextPhone()
  expect((await call(alone.applicationGuid, memberBody(phone))).status).toBe(200)
  await server().deliver()
  expect((await server().outbox(phone))[0]?.text).toMatch(/оплаченное место/)
  const { users } = await server().logIn(phone)
  expect(users).toMatchObject([{ primary: true }])
  for (const role of ['finance', 'support', 'security'] as const)
    expectRefusal(
      await server().call('POST', `/organizer/applications/${alone.applicationGuid}/replace`, {
        token: await organiserToken(server(), role),
        body: memberBody(server().nextPhone()),
      }),
      403,
      'forbidden',
    )
})

test('a place is given to a member of the group: the approved one is paid at once, another when approved', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [first, second, approved] = members as [TestApplicant, TestApplicant, TestApplicant]
  await payByCard(group, [first])
  const give = (place: { group: TestGroup; made: TestApplicant }, takerGuid: string) =>
    server().call<GroupMember>(
      'POST',
      `/groups/${place.group.guid}/members/${place.made.guid}/replace-by-member`,
      {
        token: place.group.token,
        body: { takerGuid },
      },
    )
  expect(await boardMember(server(), group, approved.guid)).toMatchObject({ placeTaker: true, place: null })
  expect(await boardMember(server(), group, first.guid)).toMatchObject({ placeTaker: false })
  const answer = await give({ group, made: first }, approved.guid)
  expect(answer).toMatchObject({ status: 200, body: { payment: 'cardPaymentAccepted', placeTaker: false } })
  expect(await applicationState(first.applicationGuid)).toEqual({ status: 'cancelled', payment: 'unpaid' })
  expect(await boardMember(server(), group, first.guid)).toMatchObject({ place: 'given' })
  expect(await groupCredits(group)).toEqual([])
  const { paidCards } = await must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, {
    token: group.token,
  })
  expect(paidCards[0]?.people).toMatchObject([{ state: 'passedOn' }])
  await server().deliver()
  expect((await server().outbox(approved.phone))[0]?.text).toMatch(/передали? .*оплаченное место/)

  await payByInvoice(group, [second])
  // What is paid takes no place, and neither does a stranger's member.
  expectRefusal(await give({ group, made: second }, approved.guid), 409, 'state_forbids')
  const other = await approvedGroup(server(), 1)
  expectRefusal(await give({ group, made: second }, other.members[0]?.guid ?? ''), 404, 'not_found')
  expectRefusal(
    await give({ group: { ...group, token: other.group.token }, made: second }, approved.guid),
    404,
    'not_found',
  )
  const draft = await addMember(server(), group)
  expect((await give({ group, made: second }, draft.participantGuid)).status).toBe(200)
  expect(await boardMember(server(), group, draft.participantGuid)).toMatchObject({
    place: 'waiting',
    payment: 'unpaid',
    gates: { paid: 'done' },
  })
  const next = await confirm(group, draft)
  await decide(server(), [next.applicationGuid], 'approve')
  expect(await applicationState(next.applicationGuid)).toEqual({ status: 'approved', payment: 'paid' })
})

test('two places given to one member at once, and one place to two: one gift each', async () => {
  const { group, members } = await approvedGroup(server(), 4)
  const [first, second, third, fourth] = members as [
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
  ]
  await payByCard(group, [first, second])
  const give = (made: TestApplicant, taker: TestApplicant) =>
    server().call('POST', `/groups/${group.guid}/members/${made.guid}/replace-by-member`, {
      token: group.token,
      body: { takerGuid: taker.guid },
    })
  const both = await Promise.all([give(first, third), give(second, third)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const left = both[0]?.status === 200 ? second : first
  const again = await Promise.all([give(left, fourth), give(left, fourth)])
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409])
})
