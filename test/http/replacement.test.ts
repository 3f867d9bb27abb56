import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import type { ApplicationDetail } from '#contract/organizer-application.ts'
import type { CardPaymentRow } from '#contract/organizer-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { Credit, GroupPayments } from '#contract/replacement.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { boardMember, followLink, memberBody, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  companyPayer,
  decide,
  decidePassport,
  givePassport,
  must,
  providerIdOf,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { markPaid } = invoiceCalls(server)
let finance = ''
let committee = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
  committee = await organiserToken(server(), 'committee')
})

type Place = { group: TestGroup; made: TestApplicant }

async function payByCard(group: TestGroup, made: TestApplicant[]): Promise<string> {
  const { payUrl } = await must<{ payUrl: string }>(server(), 'POST', '/payments/card', {
    token: group.token,
    body: { participantGuids: made.map(({ guid }) => guid), payer: cardPayer, locale: 'ru' },
  })
  await simulatorOf(server()).payByCard(providerIdOf(payUrl), {
    card: testCard('success'),
    webhookMode: 'normal',
  })
  server().advance(500)
  await deliverNotices(server())
  return providerIdOf(payUrl)
}

async function payByInvoice(group: TestGroup, made: TestApplicant[]): Promise<Invoice> {
  const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
    token: group.token,
    body: { participantGuids: made.map(({ guid }) => guid), payer: companyPayer },
  })
  expect((await markPaid(invoice.guid)).status).toBe(200)
  return invoice
}

/** A member whose place was paid for by card. */
async function paidPlace(): Promise<Place & { providerId: string }> {
  const { group, members } = await approvedGroup(server(), 1)
  const [made] = members as [TestApplicant]
  return { group, made, providerId: await payByCard(group, [made]) }
}

const replace = (place: Place, body: object = memberBody(server().nextPhone())) =>
  server().call<GroupMember>('POST', `/groups/${place.group.guid}/members/${place.made.guid}/replace`, {
    token: place.group.token,
    body,
  })

const applicationState = (applicationGuid: string) =>
  server()
    .database.selectFrom('application')
    .select(['status', 'payment'])
    .where('guid', '=', applicationGuid)
    .executeTakeFirstOrThrow()

const applicationGuidOf = async (participantGuid: string) =>
  (
    await server()
      .database.selectFrom('application')
      .select('guid')
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirstOrThrow()
  ).guid

/** Brings a draft of the group before the committee: sent, confirmed, with a photograph. */
async function confirm(group: TestGroup, member: GroupMember): Promise<TestApplicant> {
  await must(server(), 'POST', `/groups/${group.guid}/members/send`, {
    token: group.token,
    body: { participantGuids: [member.participantGuid] },
  })
  const phone = member.phone ?? ''
  await followLink(server(), phone)
  const { participantGuid: guid } = member
  const applicant = {
    guid,
    phone,
    token: (await server().logIn(phone)).token,
    email: member.email ?? '',
    version: 1,
    applicationGuid: await applicationGuidOf(guid),
  }
  await uploadPhotograph(server(), applicant)
  return applicant
}

const groupCredits = async (group: TestGroup): Promise<Credit[]> =>
  (await must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, { token: group.token }))
    .credits

const openCredits = async () =>
  (await must<{ items: Credit[] }>(server(), 'GET', '/organizer/credits', { token: finance })).items

const cardRow = async (phone: string) =>
  (
    await must<{ items: CardPaymentRow[] }>(
      server(),
      'GET',
      `/organizer/card-payments?q=${encodeURIComponent(phone)}`,
      { token: finance },
    )
  ).items[0]

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

test('a new person who is rejected or removed frees the money: it is given to another, never to two', async () => {
  const place = await paidPlace()
  const { group } = place
  const rejected = await confirm(group, (await replace(place)).body)
  await decide(server(), [rejected.applicationGuid], 'reject', 'Квота исчерпана')
  expect(await groupCredits(group)).toMatchObject([{ state: 'free', participantGuid: place.made.guid }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => replace(place)))
  const [won, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  // Reopened after all, the first one has to pay: the money is somebody else's.
  await decide(server(), [rejected.applicationGuid], 'reopen')
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

test('a refund of a given place takes back the payment of whoever has it now', async () => {
  const place = await paidPlace()
  const next = await confirm(place.group, (await replace(place)).body)
  await decide(server(), [next.applicationGuid], 'approve')
  const row = await cardRow(place.made.phone)
  const answer = await server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
    token: finance,
    body: { reason: 'По заявлению' },
  })
  expect(answer.status).toBe(200)
  expect(await applicationState(next.applicationGuid)).toEqual({ status: 'approved', payment: 'unpaid' })
  expectRefusal(await replace({ group: place.group, made: next }), 409, 'state_forbids')
})

const money = async () =>
  (await must<{ money: object }>(server(), 'GET', '/organizer/dashboard', { token: finance })).money

test('finance returns free money, by card through the acquirer and by invoice by hand, once', async () => {
  const before = await money()
  const byCard = await paidPlace()
  const invoiced = await approvedGroup(server(), 1)
  const byInvoice = { group: invoiced.group, made: invoiced.members[0] as TestApplicant }
  await payByInvoice(byInvoice.group, [byInvoice.made])
  for (const place of [byCard, byInvoice]) {
    const { body } = await replace(place)
    const refund = (guid: string) =>
      server().call('POST', `/organizer/credits/${guid}/refund`, {
        token: finance,
        body: { reason: 'Отказ' },
      })
    const [waiting] = await groupCredits(place.group)
    expectRefusal(await refund(waiting?.guid ?? ''), 409, 'state_forbids')
    await must(server(), 'POST', `/groups/${place.group.guid}/members/remove`, {
      token: place.group.token,
      body: { participantGuids: [body.participantGuid] },
    })
    const [free] = await groupCredits(place.group)
    expect((await openCredits()).map(({ guid }) => guid)).toContain(free?.guid)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(free?.guid ?? '')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    expect(await groupCredits(place.group)).toEqual([])
    expectRefusal(await replace(place), 409, 'state_forbids')
  }
  expect((await simulatorOf(server()).show(byCard.providerId))?.refundedAmount).toBe(18_000_000n)
  expect(await money()).toEqual(before)
  expectRefusal(
    await server().call('POST', `/organizer/credits/${randomUUID()}/refund`, {
      token: finance,
      body: { reason: 'Отказ' },
    }),
    404,
    'not_found',
  )
})

test('a refund and a replacement at once: the money goes one way', async () => {
  const place = await paidPlace()
  const row = await cardRow(place.made.phone)
  const [replaced, refunded] = await Promise.all([
    replace(place),
    server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
      token: finance,
      body: { reason: 'По заявлению' },
    }),
  ])
  expect(refunded.status).toBe(200)
  expect([200, 409]).toContain(replaced.status)
  // Whichever came first, nobody has a place that was given back.
  const standing = await server()
    .database.selectFrom('replacement')
    .select('guid')
    .where('oldApplicationGuid', '=', place.made.applicationGuid)
    .where('endedAt', 'is', null)
    .execute()
  expect(standing).toEqual([])
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
