import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnConsent } from '#contract/document.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  colleagues,
  companyPayer,
  finishedParticipant,
  must,
  type TestApplicant,
  textVersion,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let committee = ''

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
})

const detailOf = (made: TestApplicant) =>
  must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${made.applicationGuid}`, {
    token: committee,
  })

const masked = (phone: string) => `7********${phone.slice(-2)}`

test('an organiser reads which consents were given, to which text, when and by whom', async () => {
  const made = await finishedParticipant(server())
  const { consents } = await detailOf(made)
  const expected = (kind: string) => ({
    guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind,
    version: textVersion,
    locale: 'ru',
    hasText: true,
    givenAt: '2025-09-15T07:00:00.000Z',
    givenBy: 'participant',
    givenByPhone: masked(made.phone),
    withdrawnAt: null,
  })
  const byKind = [...(consents ?? [])].sort((left, right) => left.kind.localeCompare(right.kind))
  expect(byKind).toEqual([expected('badgePhotograph'), expected('processing')])
})

test('a consent older than kept texts says so, for the console and for the person, and has no document', async () => {
  const made = await finishedParticipant(server())
  const consent = (await detailOf(made)).consents?.find(({ kind }) => kind === 'processing')
  const document = (path: string, token: string) =>
    server().call('GET', `${path}/consents/${consent?.guid}.pdf`, { token })
  const ofConsole = `/organizer/applications/${made.applicationGuid}`
  const ofPerson = `/participants/${made.guid}`
  for (const [path, token] of [
    [ofConsole, committee],
    [ofPerson, made.token],
  ] as const)
    expect((await document(path, token)).status).toBe(200)
  await server()
    .database.updateTable('consent')
    .set({ textHash: Buffer.alloc(32) })
    .where('guid', '=', String(consent?.guid))
    .execute()
  expect((await detailOf(made)).consents?.map(({ kind, hasText }) => [kind, hasText]).sort()).toEqual([
    ['badgePhotograph', true],
    ['processing', false],
  ])
  const own = await must<{ consents: OwnConsent[] }>(server(), 'GET', `${ofPerson}/consents`, {
    token: made.token,
  })
  expect(own.consents.find(({ kind }) => kind === 'processing')?.standing).toMatchObject({ hasText: false })
  expectRefusal(await document(ofConsole, committee), 404, 'not_found')
  expectRefusal(await document(ofPerson, made.token), 404, 'not_found')
})

test('one that was withdrawn stays in the list, and one that was given again stands beside it', async () => {
  const made = await approvedParticipant(server())
  const issue = () =>
    must<{ guid: string }>(server(), 'POST', '/invoices', {
      token: made.token,
      body: { participantGuids: [made.guid], payer: companyPayer },
    })
  const { guid } = await issue()
  const withdrawnAt = new Date('2025-09-15T08:00:00Z')
  await server()
    .database.updateTable('consent')
    .set({ withdrawnAt })
    .where('participantGuid', '=', made.guid)
    .where('kind', '=', 'payerDetails')
    .execute()
  await must(server(), 'POST', `/invoices/${guid}/cancel`, { token: made.token, body: {} })
  await issue()
  const payer = ((await detailOf(made)).consents ?? []).filter(({ kind }) => kind === 'payerDetails')
  expect(payer.map(consent => consent.withdrawnAt)).toEqual([null, withdrawnAt.toISOString()])
})

test('what a payer consents to is not a consent of the person', async () => {
  const [holder, managed] = await colleagues(server())
  await must(server(), 'POST', '/invoices', {
    token: holder.token,
    body: { participantGuids: [managed.guid], payer: companyPayer },
  })
  const { consents } = await detailOf(managed)
  expect(consents?.map(({ givenBy }) => givenBy)).not.toContain('manager')
  expect(consents?.map(({ kind }) => kind)).not.toContain('payerDetails')
})

const accept = (made: TestApplicant, photographFileGuid: string, token = committee) =>
  server().call<ApplicationDetail>(
    'POST',
    `/organizer/applications/${made.applicationGuid}/photograph/accept`,
    { token, body: { photographFileGuid } },
  )

test('a photograph that was changed after the approval keeps the person out until the committee has looked', async () => {
  const made = await approvedParticipant(server())
  const { photographFileGuid, open } = await detailOf(made)
  expect(open.map(({ reason }) => reason)).not.toContain('photo_review_awaited')
  expectRefusal(await accept(made, photographFileGuid ?? ''), 409, 'state_forbids')
  await server()
    .database.updateTable('application')
    .set({ photographReviewSince: new Date('2025-09-15T09:00:00Z') })
    .where('guid', '=', made.applicationGuid)
    .execute()
  const waiting = await detailOf(made)
  expect(waiting).toMatchObject({ photographReviewSince: '2025-09-15T09:00:00.000Z', status: 'approved' })
  expect(waiting.open).toContainEqual({ reason: 'photo_review_awaited', who: 'committee', by: null })
  expectRefusal(await accept(made, randomUUID()), 409, 'changed_meanwhile')
  expectRefusal(
    await accept(made, photographFileGuid ?? '', await organiserToken(server(), 'finance')),
    403,
    'forbidden',
  )
  const accepted = await accept(made, photographFileGuid ?? '')
  expect(accepted).toMatchObject({ status: 200, body: { photographReviewSince: null } })
  expect(accepted.body.open.map(({ reason }) => reason)).not.toContain('photo_review_awaited')
  expect(accepted.body.history[0]).toMatchObject({ action: 'acceptPhotograph', reason: photographFileGuid })
})
