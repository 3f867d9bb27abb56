import { beforeAll, expect, test } from 'vitest'
import { coordinator, followLink, sentMember, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup, join } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { groupPaymentCalls } from './group-payment-calls.ts'
import { invoiceCalls, order } from './invoice-calls.ts'

const server = useTestServer()
const { issue, start, pay, withdraw } = groupPaymentCalls(server)
const { cancel, markPaid } = invoiceCalls(server)
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

/** A group of approved members whose coordinator has their own e-mail address. */
async function groupOf(count: number, locale: 'ru' | 'en' = 'ru') {
  const { group, members } = await approvedGroup(server(), count)
  const email = `c${group.phone.slice(1)}@lazorevy.example`
  await server()
    .database.updateTable('participantGroup')
    .set({ email, locale })
    .where('guid', '=', group.guid)
    .execute()
  await server().deliver()
  return { group, members, email }
}

const lettersTo = async (email: string) => {
  await server().deliver()
  return server().outbox(email)
}

/** SMS to a person other than codes. */
const smsTo = async ({ phone }: { phone: string }) => {
  await server().deliver()
  return (await server().outbox(phone)).filter(({ code }) => !code)
}

async function payOrderOf(guid: string) {
  expect((await markPaid(guid, order, { token: finance })).status).toBe(200)
}

test('an invoice of a group: the coordinator is told what to pay, the members that they pay nothing', async () => {
  const { group, members, email } = await groupOf(2)
  const [first] = members as [TestApplicant, TestApplicant]
  const known = (await smsTo(first)).length
  const { body } = await issue(group.token, members)
  const [whole, ...others] = (await lettersTo(email)).filter(({ text }) => text.includes(body.number))
  expect(others).toEqual([])
  expect(whole?.text).toMatch(/^Здравствуйте, Алла\./)
  expect(whole?.text).toMatch(/360\s000\s₽.*2\sучастника/)
  expect(whole?.text).toMatch(/до\s30\sянваря\s2026.*\/account\/group/)
  for (const made of members) {
    const [told] = await lettersTo(made.email)
    expect(told?.text).toContain(body.number)
    expect(told?.text).toContain(`${coordinator.firstName} ${coordinator.lastName}`)
    expect(told?.text).toMatch(/оплачивать\sне\sнужно/)
    expect(told?.text).not.toMatch(/000\s₽|Оплатите|account\/payment/)
  }
  expect(await smsTo(first)).toHaveLength(known)
  expect(await smsTo(group)).toEqual([])
})

test('the same in English, with the day in words', async () => {
  const { group, members, email } = await groupOf(1, 'en')
  const { body } = await issue(group.token, members)
  const [letter] = await lettersTo(email)
  expect(letter?.subject).toBe(`Invoice No. ${body.number} for your group`)
  expect(letter?.text).toMatch(/RUB\s180,000.*for 1 person\. Please pay it by 30\sJanuary\s2026\./)
  expect(letter?.text).toContain('/en/account/group')
})

test('a coordinator who takes part is told of the whole alone', async () => {
  const { group, members, email } = await groupOf(1)
  const self = await approvedParticipant(server(), { phone: group.phone })
  await join(server(), group, self)
  const { body } = await issue(group.token, [self, ...members])
  expect((await lettersTo(email))[0]?.text).toMatch(/360\s000/)
  expect((await lettersTo(self.email)).filter(({ text }) => text.includes(body.number))).toEqual([])
})

test.each(['the coordinator', 'finance'])('an invoice of a group that is cancelled by %s', async who => {
  const { group, members, email } = await groupOf(2)
  const { body } = await issue(group.token, members)
  await (who === 'finance'
    ? cancel(body.guid, finance, '/organizer/invoices')
    : cancel(body.guid, group.token))
  const [letter] = await lettersTo(email)
  expect(letter?.subject).toMatch(/отменён/)
  expect(letter?.text).toMatch(/Не\sоплачивайте.*\n\n.*account\/group/)
  for (const made of members) {
    const [told] = await lettersTo(made.email)
    expect(told?.subject).toBe('Счёт группы отменён')
    expect(told?.text).toMatch(/не\sвходит\sни\sв\sодин счёт/)
    expect(told?.text).not.toMatch(/000\s₽|account\/payment/)
  }
})

test('an invoice of a group that is paid: the sum and the people to the coordinator, the news to members', async () => {
  const { group, members, email } = await groupOf(2)
  const { body } = await issue(group.token, members)
  // The news of two senders are not kept in order while they wait.
  await server().deliver()
  await payOrderOf(body.guid)
  expect((await lettersTo(email))[0]?.text).toMatch(/получена: 360\s000\s₽, 2\sучастника/)
  for (const made of members) {
    const [told] = await lettersTo(made.email)
    expect(told?.subject).toBe('Ваше участие оплачено')
    expect(told?.text).not.toMatch(/000\s₽|account\/payment/)
  }
})

test('a member withdraws: the coordinator gets the new invoice, the others nothing that asks them to pay', async () => {
  const { group, members, email } = await groupOf(3)
  const [leaving, left] = members as [TestApplicant, TestApplicant, TestApplicant]
  const { body } = await issue(group.token, members)
  const known = (await lettersTo(left.email)).length
  await withdraw(leaving)
  const [letter] = await lettersTo(email)
  expect(letter?.text).toContain(body.number)
  expect(letter?.text).toMatch(/^Здравствуйте, Алла\.[\s\S]*360\s000[\s\S]*2\sучастника[\s\S]*account\/group/)
  expect((await smsTo(group))[0]?.text).toContain(body.number)
  expect(await lettersTo(left.email)).toHaveLength(known)
})

test('the last member on an invoice withdraws: the coordinator is told not to pay it', async () => {
  const { group, members, email } = await groupOf(1)
  const { body } = await issue(group.token, members)
  await withdraw(members[0] as TestApplicant)
  expect((await lettersTo(email))[0]).toMatchObject({
    subject: expect.stringContaining('отменён'),
    text: expect.stringContaining(body.number),
  })
})

test('a card payment for several: the coordinator is told of what was taken for whom', async () => {
  const { group, members, email } = await groupOf(3)
  await pay((await start(group.token, members)).body, 'duplicated')
  const letters = await lettersTo(email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Оплата за\u00a0группу принята'])
  expect(letters[0]?.text).toMatch(/3\sучастника[\s\S]*540\s000\s₽[\s\S]*account\/group/)
})

test('a card that is declined: the coordinator is spoken to by name and sent to the group', async () => {
  const { group, members, email } = await groupOf(2)
  const { body } = await start(group.token, members)
  await pay(body, 'normal', 'insufficientFunds')
  const [letter] = await lettersTo(email)
  expect(letter?.text).toMatch(/^Здравствуйте, Алла\.[\s\S]*360\s000[\s\S]*account\/group/)
  expect(letter?.text).not.toContain('account/payment')
  expect((await smsTo(group))[0]?.text).toMatch(/не\sпрошла.*account\/group/)
})

test('the confirmations of ten minutes go to the coordinator in one letter, by e-mail alone', async () => {
  const { group, email } = await groupOf(0)
  const before = (await lettersTo(email)).length
  for (let index = 0; index < 3; index += 1) {
    const member = await sentMember(server(), group)
    await followLink(server(), member.phone ?? '')
    server().advance(60_000)
  }
  expect(await lettersTo(email)).toHaveLength(before)
  server().advance(8 * 60_000)
  const [letter, ...others] = await lettersTo(email)
  expect(others).toHaveLength(before)
  expect(letter?.subject).toBe('Подтвердили данные: 3')
  expect(letter?.text.match(/^– /gm)).toHaveLength(3)
  expect(letter?.text).toContain('/account/group')
  expect(await smsTo(group)).toEqual([])
})

const remove = (group: TestGroup, made: TestApplicant) =>
  must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [made.guid] },
  })

test('whoever is removed reads whether they have to pay', async () => {
  const { group, members } = await groupOf(3)
  const [paid, invoiced] = members as [TestApplicant, TestApplicant, TestApplicant]
  await payOrderOf((await issue(group.token, [paid])).body.guid)
  await issue(group.token, [invoiced])
  const farewells: string[] = []
  for (const made of members) {
    await remove(group, made)
    farewells.push((await lettersTo(made.email))[0]?.text ?? '')
  }
  expect(farewells[0]).toMatch(/оплачивать вам ничего не\sнужно/)
  expect(farewells[1]).toMatch(/пока ничего не\sоплачивайте/)
  expect(farewells[2]).toMatch(/оплачиваете участие сами/)
  for (const text of farewells.slice(0, 2)) expect(text).not.toMatch(/оплачиваете участие сами/)
})
