import { expect, test } from 'vitest'
import type { Invoice } from '#contract/payment.ts'
import { assistantOf, type TestAssistant } from '#test/factories/assistant.ts'
import {
  approvedParticipant,
  companyPayer,
  decide,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const sent = async (to: string) => {
  await server().deliver()
  return (await server().outbox(to)).filter(({ code }) => !code)
}

const change = (made: TestApplicant, assistant: TestAssistant, rights: object) =>
  must(server(), 'PUT', `/participants/${made.guid}/assistants/${assistant.guid}`, {
    token: made.token,
    body: {
      ...{ name: 'Ирина Соколова', email: assistant.email, getsNotices: true, version: assistant.version },
      ...rights,
    },
  })

const invoiceBy = (token: string, made: TestApplicant) =>
  must<Invoice>(server(), 'POST', '/invoices', {
    token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })

const cancelBy = (token: string, { guid }: Invoice) =>
  must(server(), 'POST', `/invoices/${guid}/cancel`, { token, body: {} })

test('an assistant is told which sections are theirs after a change, by e-mail and SMS', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  await change(made, assistant, { sections: ['transfer', 'chat'] })
  const [letter] = await sent(assistant.email)
  expect(letter?.subject).toBe('Ваш доступ изменён')
  expect(letter?.text).toContain('Мария Орлова')
  expect(letter?.text).toContain(': трансфер, чат поддержки.')
  expect((await sent(assistant.phone))[0]?.text).toContain(': трансфер, чат поддержки.')
})

test('of a change of their name or mailbox alone nobody is told', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment', 'chat'])
  const known = (await sent(assistant.phone)).length
  await change(made, assistant, { sections: ['chat', 'payment'], name: 'Ирина С.' })
  expect(await sent(assistant.phone)).toHaveLength(known)
})

test('copies come in the language of the assistant’s account, with its dates and sums', async () => {
  const made = await finishedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  await server()
    .database.updateTable('account')
    .set({ locale: 'en' })
    .where('phone', '=', assistant.phone)
    .execute()
  await decide(server(), [made.applicationGuid], 'approve')
  server().advance(700_000)
  const [letter] = await sent(assistant.email)
  expect(letter?.subject).toBe('Copy: Application approved: please pay the fee')
  expect(letter?.text).toMatch(
    /forum: Mariia Orlova\.[\s\S]*Please pay by 30\sJanuary\s2026\.[\s\S]*RUB\s180,000/,
  )
  expect(letter?.text).not.toMatch(/[а-я]/i)
  expect((await sent(made.email))[0]?.subject).toMatch(/^Заявка одобрена/)
})

test('an assistant cancels the invoice: the participant is told not to pay it', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  const invoice = await invoiceBy(made.token, made)
  await cancelBy(assistant.token, invoice)
  const [letter] = await sent(made.email)
  expect(letter?.subject).toBe(`Счёт №\u00a0${invoice.number} отменён`)
  expect((await sent(made.phone))[0]?.text).toMatch(/отменён, не\sоплачивайте/)
})

test('the participant cancels what they or their assistant asked for', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  await cancelBy(made.token, await invoiceBy(made.token, made))
  const subjects = async (to: string) => (await sent(to)).map(({ subject }) => subject ?? '')
  // Nobody is notified of what they have just done themselves.
  expect((await subjects(made.email)).filter(subject => subject.includes('отменён'))).toEqual([])
  await cancelBy(made.token, await invoiceBy(assistant.token, made))
  expect((await subjects(assistant.email))[0]).toMatch(/^Копия: Счёт.*отменён$/)
})
