import { beforeAll, expect, test } from 'vitest'
import type { DecisionPreview } from '#contract/organiser-application.ts'
import { emptyGroup, sentMember } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  applicationOf,
  approvedParticipant,
  decide,
  draftParticipant,
  finishedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { invoiceFor } from '#test/factories/whole-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const reason = { ru: 'Участие не оплачено', en: 'The fee was not paid' }

type Result = { ok: boolean; status: string | null; code: string | null }

const release = (people: TestApplicant[], decision: 'cancel' | 'returnToReview', words: object = reason) =>
  must<{ batchGuid: string; results: Result[] }>(server(), 'POST', '/organizer/decisions', {
    token,
    body: { applicationGuids: people.map(made => made.applicationGuid), decision, reason: words },
  })

const preview = (people: TestApplicant[], decision: string, words: object | null = reason) =>
  must<DecisionPreview>(server(), 'POST', '/organizer/decisions/preview', {
    token,
    body: { applicationGuids: people.map(made => made.applicationGuid), decision, reason: words },
  })

const recall = (batchGuid: string) =>
  server().call('POST', `/organizer/decisions/${batchGuid}/recall`, { token, body: {} })

const stateOf = async ({ applicationGuid }: TestApplicant) => {
  const { status, payment } = await server()
    .database.selectFrom('application')
    .select(['status', 'payment'])
    .where('guid', '=', applicationGuid)
    .executeTakeFirstOrThrow()
  return `${status} ${payment}`
}

const settlePayment = ({ applicationGuid }: TestApplicant, payment: 'paid' | 'noPaymentRequired') =>
  server().database.updateTable('application').set({ payment }).where('guid', '=', applicationGuid).execute()

const invoicesOf = ({ applicationGuid }: TestApplicant) =>
  server()
    .database.selectFrom('invoice')
    .innerJoin('invoiceLine', 'invoiceLine.invoiceGuid', 'invoice.guid')
    .select('invoice.status')
    .where('invoiceLine.applicationGuid', '=', applicationGuid)
    .execute()

const afterWindow = async () => {
  server().advance(600_000)
  await server().deliver()
}

/** Approved, and told so: until then a decision is recalled rather than followed by another. */
async function toldParticipant(
  ...wish: Parameters<typeof approvedParticipant> extends [unknown, ...infer Rest] ? Rest : never
) {
  const made = await approvedParticipant(server(), ...wish)
  await afterWindow()
  return made
}

test('whoever may still be spared an approval is not returned or withdrawn', async () => {
  const made = await approvedParticipant(server())
  for (const kind of ['cancel', 'returnToReview'] as const)
    expect((await release([made], kind)).results).toMatchObject([{ ok: false, code: 'state_forbids' }])
  expect(await stateOf(made)).toBe('approved unpaid')
})

test('a card that was started beside an invoice keeps the place and the invoice', async () => {
  const made = await toldParticipant()
  await invoiceFor(server(), made)
  await startCardPayment(server(), made)
  expect((await release([made], 'cancel')).results).toMatchObject([
    { ok: false, code: 'payment_in_progress' },
  ])
  expect(await invoicesOf(made)).toEqual([{ status: 'unpaid' }])
})

test.each([
  ['cancel', 'cancelled unpaid', /снял/],
  ['returnToReview', 'pending unpaid', /отозвал одобрение/],
] as const)(
  '%s: an approved person who has an invoice loses place and invoice, and is told why',
  async (kind, state, sms) => {
    const made = await toldParticipant()
    await invoiceFor(server(), made)
    expect(await stateOf(made)).toBe('approved pending')
    const { results } = await release([made], kind)
    expect(results).toMatchObject([{ ok: true, status: state.split(' ')[0] }])
    expect(await stateOf(made)).toBe(state)
    expect(await invoicesOf(made)).toEqual([{ status: 'cancelled' }])
    await afterWindow()
    expect((await server().outbox(made.phone))[0]?.text).toMatch(sms)
    expect((await server().outbox(made.email))[0]?.text).toContain(reason.ru)
  },
)

test.each(['cancel', 'returnToReview'] as const)(
  '%s of somebody who has paid waits for the refund',
  async kind => {
    const made = await toldParticipant()
    await settlePayment(made, 'paid')
    expect((await preview([made], kind)).refused).toMatchObject([{ code: 'refund_first' }])
    expect((await release([made], kind)).results).toMatchObject([{ ok: false, code: 'refund_first' }])
    expect(await stateOf(made)).toBe('approved paid')
  },
)

test('of an organiser who withdraws and a person who is paying by card, the payment comes first', async () => {
  const made = await toldParticipant()
  await startCardPayment(server(), made)
  expect((await release([made], 'cancel')).results).toMatchObject([
    { ok: false, code: 'payment_in_progress' },
  ])
  expect(await stateOf(made)).toBe('approved pending')
})

test('a waiver outlives the return to review', async () => {
  const made = await toldParticipant()
  await settlePayment(made, 'noPaymentRequired')
  await release([made], 'returnToReview')
  expect(await stateOf(made)).toBe('pending noPaymentRequired')
})

test('within the window each goes back to where it was, and nobody is told', async () => {
  const approved = await toldParticipant()
  const pending = await finishedParticipant(server())
  await afterWindow()
  const told = (await server().outbox(approved.email)).length
  const cancelled = await release([approved, pending], 'cancel')
  expect(await recall(cancelled.batchGuid)).toMatchObject({ status: 200, body: { recalled: 2 } })
  expect([await stateOf(approved), await stateOf(pending)]).toEqual(['approved unpaid', 'pending unpaid'])
  const returned = await release([approved], 'returnToReview')
  expect(await recall(returned.batchGuid)).toMatchObject({ status: 200, body: { recalled: 1 } })
  expect(await stateOf(approved)).toBe('approved unpaid')
  await afterWindow()
  expect(await server().outbox(approved.email)).toHaveLength(told)
})

test('an unfinished application is withdrawn for good, and does not keep the others from being recalled', async () => {
  const draft = await draftParticipant(server())
  const unfinished = { ...draft, applicationGuid: await applicationOf(server(), draft) }
  const pending = await finishedParticipant(server())
  expect((await preview([unfinished, pending], 'cancel')).someFinal).toBe(true)
  const { batchGuid } = await release([unfinished, pending], 'cancel')
  await server().deliver()
  expect((await server().outbox(draft.email))[0]?.text).toContain(reason.ru)
  expect(await recall(batchGuid)).toMatchObject({ status: 200, body: { recalled: 1 } })
  expect([await stateOf(unfinished), await stateOf(pending)]).toEqual(['cancelled unpaid', 'pending unpaid'])
})

test('a person who has applied anew cannot be brought back', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await release([made], 'cancel')
  await server().logIn(made.phone, 'signup')
  await draftParticipant(server(), { phone: made.phone })
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
  expect(await stateOf(made)).toBe('cancelled unpaid')
})

test('each reads the reason in their language, and nobody is decided without one', async () => {
  const russian = await finishedParticipant(server())
  const english = await finishedParticipant(server(), { locale: 'en' })
  expect((await preview([russian, english], 'cancel', { ru: 'Мест нет', en: null })).refused).toMatchObject([
    { applicationGuid: english.applicationGuid, code: 'reason_required' },
  ])
  const shown = await preview([russian, english], 'cancel', { ru: 'Мест нет', en: 'No places' })
  expect(shown.kinds).toMatchObject([{ name: 'cancelled_by_forum', readers: { ru: 1, en: 1 } }])
  await decide(server(), [russian.applicationGuid], 'cancel', 'Мест нет')
  await release([english], 'cancel', { ru: 'Мест нет', en: 'No places' })
  await afterWindow()
  expect((await server().outbox(english.email))[0]?.text).toMatch(/Reason: No places/)
  expect((await server().outbox(russian.email))[0]?.text).toMatch(/Причина: Мест нет/)
})

test('a preview shows each kind of message with its readers', async () => {
  const speaker = await finishedParticipant(server(), { role: 'speaker', locale: 'en' })
  const people = [await finishedParticipant(server()), speaker, await finishedParticipant(server())]
  const { kinds } = await must<DecisionPreview>(server(), 'POST', '/organizer/decisions/preview', {
    token,
    body: {
      applicationGuids: people.map(made => made.applicationGuid),
      decision: 'approve',
      reason: null,
      waivePayment: true,
    },
  })
  expect(kinds.map(({ name, readers }) => ({ name, readers }))).toEqual([
    { name: 'approved', readers: { ru: 2, en: 0 } },
    { name: 'approved_waived', readers: { ru: 0, en: 1 } },
  ])
})

test('whoever asked for an invoice hears that the committee ended it', async () => {
  const made = await toldParticipant()
  const { number } = await invoiceFor(server(), made)
  await release([made], 'cancel')
  await server().deliver()
  expect((await server().outbox(made.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(number),
  )
})

test('a coordinator hears of a withdrawn member who never confirmed, by the name that is erased with it', async () => {
  const group = await emptyGroup(server())
  const members = [await sentMember(server(), group), await sentMember(server(), group)]
  const guids = members.map(({ participantGuid }) => participantGuid)
  const names = () =>
    server()
      .database.selectFrom('participant')
      .innerJoin('application', 'application.participantGuid', 'participant.guid')
      .select(['participant.lastName', 'participant.firstName', 'application.guid as applicationGuid'])
      .where('participant.guid', 'in', guids)
      .orderBy('participant.guid')
      .execute()
  const known = await names()
  const { batchGuid } = await must<{ batchGuid: string }>(server(), 'POST', '/organizer/decisions', {
    token,
    body: {
      applicationGuids: known.map(({ applicationGuid }) => applicationGuid),
      decision: 'cancel',
      reason,
    },
  })
  expect((await names()).map(({ lastName }) => lastName)).toEqual([null, null])
  // These withdrawals cannot be recalled, so their letter stays.
  await server().call('POST', `/organizer/decisions/${batchGuid}/recall`, { token, body: {} })
  server().advance(11 * 60_000)
  await server().deliver()
  const letters = (await server().outbox('a.vetrova@lazorevy.example')).filter(({ text }) =>
    text.includes(known[0]?.lastName ?? '?'),
  )
  expect(letters).toHaveLength(1)
  const listed = (letters[0]?.text ?? '').split('\n').filter(line => line.startsWith('– '))
  expect(listed).toHaveLength(2)
  for (const { lastName, firstName } of known)
    expect(listed.some(line => line.includes(`${lastName}`) && line.includes(`${firstName}`))).toBe(true)
  expect(await server().database.selectFrom('decisionNoticeName').select('guid').execute()).toEqual([])
})

test('a preview knows who may not lose a place now: spared approvals, and payments at the bank', async () => {
  const fresh = await finishedParticipant(server())
  await decide(server(), [fresh.applicationGuid], 'approve')
  const paying = await approvedParticipant(server())
  await startCardPayment(server(), paying)
  for (const decision of ['cancel', 'returnToReview']) {
    const { refused, willChange } = await preview([fresh, paying], decision)
    expect(willChange).toBe(0)
    expect(refused.map(({ code }) => code).sort()).toEqual(['payment_in_progress', 'state_forbids'])
  }
})
