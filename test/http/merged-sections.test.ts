import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { MergedSections } from '#contract/organiser-merged-record.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { givePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { foreignPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, mergeOrder, mergePath, previewMerge } from './duplicate-calls.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'admin')
})

const savedAt = new Date('2025-08-20T09:00:00Z')

/** Both records have every section, so that nothing of the other one is taken. */
async function fillSections({ guid: participantGuid }: TestApplicant, name: string): Promise<void> {
  const { database } = server()
  await database
    .insertInto('contactPerson')
    .values({ participantGuid, name, email: null, phone: '+79161112233', savedAt })
    .execute()
  await database
    .insertInto('transfer')
    .values({
      participantGuid,
      needed: true,
      arrivalDay: '2026-02-17',
      arrivalTime: '14:35',
      arrivalNumber: 'SU 1138',
      arrivalPlace: name,
      savedAt,
    })
    .execute()
  await database
    .insertInto('speakerProfile')
    .values({ participantGuid, lastName: 'Рощин', biographyRu: name, savedAt })
    .execute()
  await database
    .insertInto('postalAddress')
    .values({
      ...{ participantGuid, recipient: name, country: 'RU', postalCode: '101000', city: 'Москва' },
      ...{ street: 'ул. Мясницкая, д. 1', savedAt },
    })
    .execute()
}

async function mergedPair(surname: string): Promise<[TestApplicant, TestApplicant]> {
  const made = await appliedTwice(server(), surname)
  const [kept, other] = made
  await fillSections(kept, 'Первая')
  await fillSections(other, 'Вторая')
  await givePassport(server(), kept)
  await givePassport(server(), other, foreignPassport())
  const preview = await previewMerge(server(), token, { made, keep: kept })
  await must(server(), 'POST', mergePath(preview.guid), { token, body: mergeOrder(preview) })
  return [kept, other]
}

const sectionsOf = async ({ applicationGuid }: TestApplicant, role: OrganiserRole) => {
  const path = `/organizer/applications/${applicationGuid}/merged-sections`
  const as = await organiserToken(server(), role)
  return (await must<{ records: MergedSections[] }>(server(), 'GET', path, { token: as })).records
}

test('what the other record said in its sections can be read on, by those who read it of the kept one', async () => {
  const [kept, other] = await mergedPair('Заозёрский')
  const [whole] = await sectionsOf(kept, 'support')
  expect(whole).toMatchObject({
    applicationGuid: other.applicationGuid,
    contactPerson: { name: 'Вторая', phone: '+79161112233' },
    postalAddress: { recipient: 'Вторая', city: 'Москва' },
    speaker: { lastName: 'Рощин', biographyRu: 'Вторая' },
    transfer: {
      needed: true,
      ways: [{ direction: 'arrival', day: '2026-02-17', time: '14:35', number: 'SU 1138', place: 'Вторая' }],
    },
    hasPassport: true,
  })

  const [ofCommittee] = await sectionsOf(kept, 'committee')
  expect(ofCommittee).toMatchObject({ contactPerson: { name: 'Вторая' }, transfer: null, hasPassport: false })
  const nothing = {
    contactPerson: null,
    postalAddress: null,
    speaker: null,
    transfer: null,
    hasPassport: false,
  }
  expect(await sectionsOf(kept, 'finance')).toMatchObject([{ ...nothing, photographFileGuid: null }])
})

test('the history says which entries belong to the record that was merged', async () => {
  const [kept, other] = await mergedPair('Белозёрский')
  const { history } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${kept.applicationGuid}`,
    { token },
  )
  const rows = history.filter(({ ofMerged }) => ofMerged)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(history.length)
  expect(history.find(({ action }) => action === 'mergeRecords')?.ofMerged).toBe(false)
  const logged = await server()
    .database.selectFrom('auditEntry')
    .select('id')
    .where('subjectGuid', 'in', [other.guid, other.applicationGuid])
    .where('action', '<>', 'mergeRecords')
    .execute()
  expect(rows).toHaveLength(logged.length)
})

test('a record without merged ones has none, an unknown one is not there', async () => {
  const [, other] = await appliedTwice(server(), 'Красноярский')
  expect(await sectionsOf(other, 'support')).toEqual([])
  const path = `/organizer/applications/${randomUUID()}/merged-sections`
  expect((await server().call('GET', path, { token })).status).toBe(404)
})

test.each<[OrganiserRole, number]>([
  ['security', 403],
  ['content', 403],
  ['logistics', 403],
  ['gate', 403],
])('%s does not read them: %i', async (role, status) => {
  const as = await organiserToken(server(), role)
  const path = `/organizer/applications/${randomUUID()}/merged-sections`
  expect((await server().call('GET', path, { token: as })).status).toBe(status)
})
