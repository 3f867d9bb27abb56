import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { groupPaymentCalls } from './group-payment-calls.ts'

const server = useTestServer()
const { issue } = groupPaymentCalls(server)

/** Copies of an approved person with other phones and guids. */
async function multiply(applicationGuid: string, groupGuid: string, count: number): Promise<void> {
  const { database } = server()
  for (let index = 0; index < count; index += 1) {
    const phone = server().nextPhone()
    await sql`
      with account as (
        insert into account (phone, locale, created_at) values (${phone}, 'ru', now()) returning guid
      ), person as (
        insert into participant (account_guid, is_primary, role, locale, phone, email, last_name, first_name, created_at, updated_at)
        select guid, true, 'participant', 'ru', ${phone}, ${`${phone.slice(1)}@mail.example`}, 'Орлова', 'Мария', now(), now() from account
        returning guid
      ), applied as (
        insert into application (edition_guid, participant_guid, primary_phone, status, created_at)
        select edition_guid, person.guid, ${phone}, 'approved', now() from application, person
        where application.guid = ${applicationGuid} returning guid
      )
      insert into group_member (application_guid, group_guid, added_at) select guid, ${groupGuid}, now() from applied`.execute(
      database,
    )
  }
}

test('one invoice for three hundred people: each stands on it once and is told once', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  await multiply(members[0]?.applicationGuid ?? '', group.guid, 299)
  const people = await server()
    .database.selectFrom('groupMember')
    .innerJoin('application', 'application.guid', 'groupMember.applicationGuid')
    .select('application.participantGuid as guid')
    .where('groupMember.groupGuid', '=', group.guid)
    .execute()
  const begun = performance.now()
  const { status, body } = await issue(
    group.token,
    people.map(({ guid }) => ({ guid, token: '', phone: '', email: '', version: 1 })),
  )
  const milliseconds = performance.now() - begun
  expect(status).toBe(200)
  expect(body.participants).toHaveLength(300)
  const told = await server()
    .database.selectFrom('message')
    .select(({ fn }) => ['participantGuid', fn.countAll<bigint>().as('count')])
    .where('template', '=', 'group_invoice_issued')
    .groupBy('participantGuid')
    .execute()
  expect(told).toHaveLength(300)
  // Only by e-mail.
  expect(new Set(told.map(({ count }) => Number(count)))).toEqual(new Set([1]))
  // Far more than it takes, but far less than a query per person and step would take on a busy machine.
  expect(milliseconds).toBeLessThan(30_000)
}, 120_000)
