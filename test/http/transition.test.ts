import { beforeAll, expect, test } from 'vitest'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import {
  colleagues,
  companyPayer,
  decide,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { countStatements } from './statement-count.ts'

const server = useTestServer()
const tokens = {} as Record<'committee' | 'admin' | 'finance', string>

beforeAll(async () => {
  for (const role of ['committee', 'admin', 'finance'] as const)
    tokens[role] = await organiserToken(server(), role)
})

/** Organisers' audit entries as "action role: from > to", oldest first. */
async function linesOf(made: TestApplicant): Promise<string[]> {
  const rows = await server()
    .database.selectFrom('auditEntry')
    .innerJoin('organiser', 'organiser.accountGuid', 'auditEntry.actorGuid')
    .select(['action', 'actorRole', 'fromValue', 'toValue'])
    .where('subjectGuid', 'in', [made.guid, made.applicationGuid])
    .orderBy('auditEntry.id')
    .execute()
  return rows.map(row => `${row.action} ${row.actorRole}: ${row.fromValue} > ${row.toValue}`)
}

const release = (token: string, made: TestApplicant, decision: string, waivePayment = false) =>
  must<{ batchGuid: string }>(server(), 'POST', '/organizer/decisions', {
    token,
    body: {
      applicationGuids: [made.applicationGuid],
      decision,
      reason: decision === 'approve' || decision === 'reopen' ? null : { ru: 'Квота', en: 'Quota' },
      waivePayment,
    },
  })

const onBatch = (token: string, batchGuid: string, what: 'recall' | 'send') =>
  must(server(), 'POST', `/organizer/decisions/${batchGuid}/${what}`, { token, body: {} })

test.each(['committee', 'admin'] as const)('the log says that it was the %s who decided', async role => {
  const token = tokens[role]
  const made = await finishedParticipant(server(), { role: 'speaker' })
  await onBatch(token, (await release(token, made, 'approve', true)).batchGuid, 'recall')
  await onBatch(token, (await release(token, made, 'reject')).batchGuid, 'send')
  await release(token, made, 'reopen')
  await release(token, made, 'approve')
  await must(server(), 'POST', `/organizer/applications/${made.applicationGuid}/waive-payment`, {
    token,
    body: { reason: 'Докладчик' },
  })
  expect(await linesOf(made)).toEqual([
    `approve ${role}: pending > approved`,
    `waive ${role}: unpaid > noPaymentRequired`,
    `recallWaiver ${role}: noPaymentRequired > unpaid`,
    `recall ${role}: approved > pending`,
    `reject ${role}: pending > rejected`,
    `sendNow ${role}: null > null`,
    `reopen ${role}: rejected > pending`,
    `approve ${role}: pending > approved`,
    `waive ${role}: unpaid > noPaymentRequired`,
  ])
})

test('whoever is admin as well decides as the committee', async () => {
  const hold = (roles: OrganiserRole[]) =>
    server()
      .database.updateTable('organiser')
      .set({ roles })
      .where('accountGuid', 'in', eb =>
        eb.selectFrom('account').select('guid').where('phone', '=', organiserPhone('committee')),
      )
      .execute()
  const made = await finishedParticipant(server())
  await hold(['admin', 'committee'])
  await release(tokens.committee, made, 'reject')
  await hold(['committee'])
  expect(await linesOf(made)).toEqual(['reject committee: pending > rejected'])
})

test('an invoice has a line of its own beside those of the people on it', async () => {
  const [made] = await colleagues(server(), 2)
  const { guid } = await must<{ guid: string }>(server(), 'POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })
  await must(server(), 'POST', `/organizer/invoices/${guid}/cancel`, { token: tokens.finance, body: {} })
  const line = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'subjectKind', 'fromValue', 'toValue'])
    .where('subjectGuid', '=', guid)
    .execute()
  const known = { actorRole: 'finance', subjectKind: 'invoice' }
  expect(line).toEqual([{ ...known, action: 'cancel', fromValue: 'unpaid', toValue: 'cancelled' }])
  expect(await linesOf(made)).toContain('cancelInvoice finance: pending > unpaid')
})

/** The number of statements for each further person of a batch. */
async function statementsEach(people: number, call: (people: TestApplicant[]) => Promise<unknown>) {
  const made = await Promise.all(Array.from({ length: people + 1 }, () => finishedParticipant(server())))
  const one = await countStatements(() => call(made.slice(0, 1)))
  const many = await countStatements(() => call(made.slice(1)))
  return (many.count - one.count) / (people - 1)
}

test('each further person of a batch costs no more statements than a decision has ever cost', async () => {
  const send = (people: TestApplicant[], decision: 'approve' | 'reject') =>
    decide(
      server(),
      people.map(({ applicationGuid }) => applicationGuid),
      decision,
      decision === 'reject' ? 'Квота' : null,
    )
  // One more than ever for an approval: who pays for a member of a group.
  expect(await statementsEach(4, people => send(people, 'approve'))).toBeLessThanOrEqual(22)
  expect(await statementsEach(4, people => send(people, 'reject'))).toBeLessThanOrEqual(20)
})
