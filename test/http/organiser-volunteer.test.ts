import { expect, test } from 'vitest'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import type { ReviewedVolunteer, VolunteerRow } from '#contract/organiser-volunteer.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import {
  addShift,
  assign,
  decideVolunteer,
  listedVolunteer,
  readShift,
  reviewVolunteer,
  volunteer,
} from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// The organiser chooses, security lets in (decision 107).
const server = useTestServer()

const as = (role: Parameters<typeof organiserToken>[1]) => organiserToken(server(), role)

type Listed = { items: VolunteerRow[]; nextCursor: string | null; counts: Record<string, number> }

const list = async (query: string) =>
  must<Listed>(server(), 'GET', `/organizer/volunteers?${query}`, { token: await as('logistics') })

test('logistics and administrators see forms; the others do not', async () => {
  for (const role of ['committee', 'finance', 'security', 'support', 'content', 'gate'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/volunteers', { token: await as(role) }),
      403,
      'forbidden',
    )
  expectRefusal(await server().call('GET', '/organizer/volunteers'), 401, 'unauthorized')
  expect((await server().call('GET', '/organizer/volunteers', { token: await as('admin') })).status).toBe(200)
})

test('the list is searched, filtered and paged', async () => {
  const made: string[] = []
  for (let index = 0; index < 3; index += 1)
    made.push((await volunteer(server(), 'new', { lastName: 'Искомова', city: 'Анапа' })).guid)
  const found = await list('q=искомова')
  expect(found.items.map(({ guid }) => guid)).toEqual(made)
  expect(found.counts).toEqual({ new: 3 })
  // In the other keyboard layout.
  expect((await list(`q=${encodeURIComponent('bcrjvjdf')}`)).items).toHaveLength(3)
  const first = await list('q=искомова&limit=2')
  expect(first.items).toHaveLength(2)
  const second = await list(`q=искомова&limit=2&cursor=${first.nextCursor}`)
  expect(second.items.map(({ guid }) => guid)).toEqual(made.slice(2))
  expect((await list('q=искомова&state=reserve')).items).toEqual([])
  const [one = ''] = made
  await decideVolunteer(server(), [one], 'accept')
  await assign(server(), await addShift(server()), [one])
  expect((await list('q=искомова&shifts=with')).items.map(({ guid }) => guid)).toEqual([one])
  expect((await list('q=искомова&shifts=without')).items).toHaveLength(2)
})

test('a decision is previewed in both languages and changes each by itself', async () => {
  const [fresh, english, declined] = [
    await volunteer(server()),
    await volunteer(server(), 'new', { latinFirstName: 'Ann' }),
    await volunteer(server(), 'declined'),
  ]
  const volunteerGuids = [fresh.guid, english.guid, declined.guid]
  const token = await as('logistics')
  const preview = await must<{ willChange: number; refused: number; subject: object; sms: { ru: string } }>(
    server(),
    'POST',
    '/organizer/volunteers/decision-preview',
    { token, body: { volunteerGuids, decision: 'reserve' } },
  )
  expect(preview).toMatchObject({
    willChange: 2,
    refused: 1,
    readers: { ru: 2, en: 0 },
    sms: null,
    subject: { ru: 'Вы\u00a0в\u00a0резерве волонтёров', en: 'You are on the volunteer reserve list' },
  })
  expect((await listedVolunteer(server(), fresh.guid)).state).toBe('new')
  const { results } = await decideVolunteer(server(), [...volunteerGuids, declined.guid], 'reserve')
  expect(results).toEqual([
    { guid: fresh.guid, ok: true, code: null },
    { guid: english.guid, ok: true, code: null },
    { guid: declined.guid, ok: false, code: 'state_forbids' },
  ])
  const missing = '00000000-0000-4000-8000-000000000000'
  expect((await decideVolunteer(server(), [missing], 'accept')).results).toEqual([
    { guid: missing, ok: false, code: 'not_found' },
  ])
})

test('each change is told, with the link of the page', async () => {
  const made = await volunteer(server(), 'new', { email: 'told@student.example' })
  for (const decision of ['accept', 'reserve', 'accept', 'decline'] as const)
    await decideVolunteer(server(), [made.guid], decision)
  await server().deliver()
  const letters = await server().outbox('told@student.example')
  expect(letters.map(({ subject }) => subject).toReversed()).toEqual([
    'Анкета волонтёра получена',
    'Приглашаем вас волонтёром',
    'Вы\u00a0в\u00a0резерве волонтёров',
    'Приглашаем вас волонтёром',
    'Решение по\u00a0анкете волонтёра',
  ])
  for (const { text } of letters) expect(text).toContain(`/volunteer/finish/${made.token}`)
})

test('security sees whom the organiser has invited, with what it checks', async () => {
  const waiting = await volunteer(server(), 'accepted', { lastName: 'Проверкина' })
  await volunteer(server(), 'new', { lastName: 'Проверкина' })
  const token = await as('security')
  const read = () =>
    must<{ items: ReviewedVolunteer[]; counts: object }>(
      server(),
      'GET',
      '/organizer/volunteers/review?q=проверкина',
      { token },
    )
  const { items, counts } = await read()
  expect(items.map(({ guid }) => guid)).toEqual([waiting.guid])
  expect(counts).toEqual({ pending: 1 })
  expect(Object.keys(items[0] ?? {})).not.toContain('experience')
  expectRefusal(
    await server().call('POST', '/organizer/volunteers/review', {
      token: await as('logistics'),
      body: { volunteerGuids: [waiting.guid], decision: 'approve', note: null },
    }),
    403,
    'forbidden',
  )
  expectRefusal(
    await server().call('POST', '/organizer/volunteers/review', {
      token,
      body: { volunteerGuids: [waiting.guid], decision: 'refuse', note: null },
    }),
    422,
    'reason_required',
    { note: 'reason_required' },
  )
  // Taken back with the invitation, and sent again with the next one.
  await decideVolunteer(server(), [waiting.guid], 'reserve')
  expect((await read()).items).toEqual([])
  await decideVolunteer(server(), [waiting.guid], 'accept')
  expect((await read()).items).toHaveLength(1)
})

test('a refusal by security takes pass and shifts, and holds until it looks again', async () => {
  const made = await volunteer(server(), 'accepted')
  const shift = await addShift(server())
  await reviewVolunteer(server(), [made.guid], 'approve')
  await assign(server(), shift, [made.guid])
  await reviewVolunteer(server(), [made.guid], 'refuse')
  expect((await readShift(server(), shift)).volunteers).toEqual([])
  expect(await listedVolunteer(server(), made.guid)).toMatchObject({ state: 'accepted', review: 'rejected' })
  expect((await assign(server(), shift, [made.guid])).body.results).toEqual([
    { guid: made.guid, ok: false, code: 'volunteer_refused' },
  ])
  // Declined meanwhile: nobody to look at.
  await decideVolunteer(server(), [made.guid], 'decline')
  expect((await reviewVolunteer(server(), [made.guid], 'lookAgain')).results).toEqual([
    { guid: made.guid, ok: false, code: 'volunteer_not_coming' },
  ])
  await decideVolunteer(server(), [made.guid], 'accept')
  expect((await listedVolunteer(server(), made.guid)).review).toBe('rejected')
  await reviewVolunteer(server(), [made.guid], 'lookAgain')
  expect((await listedVolunteer(server(), made.guid)).review).toBe('pending')
})

test('a verdict and a withdrawal at once leave no pass to somebody who does not come', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await volunteer(server(), 'accepted')
    await Promise.all([
      reviewVolunteer(server(), [made.guid], 'approve'),
      server().call('POST', `/volunteers/own/${made.token}`, { body: { action: 'withdraw' } }),
    ])
    const valid = await server()
      .database.selectFrom('pass')
      .select('guid')
      .where('subjectGuid', '=', made.guid)
      .where('revokedAt', 'is', null)
      .execute()
    expect(valid).toEqual([])
    expect((await listedVolunteer(server(), made.guid)).state).toBe('withdrawn')
  }
})

test('a note is for colleagues, and is saved on the version that was read', async () => {
  const { guid } = await volunteer(server())
  const token = await as('logistics')
  const { version } = await listedVolunteer(server(), guid)
  const save = (body: object) => server().call('PUT', `/organizer/volunteers/${guid}/note`, { token, body })
  expect((await save({ version, note: 'Знает китайский' })).status).toBe(200)
  expectRefusal(await save({ version, note: 'Позже' }), 409, 'changed_meanwhile')
  expect((await listedVolunteer(server(), guid)).note).toBe('Знает китайский')
})

test('the badge of a volunteer stands to be printed with the others, in its own colour and words', async () => {
  const made = await volunteer(server(), 'accepted', { lastName: 'Бейджикова' })
  await reviewVolunteer(server(), [made.guid], 'approve')
  const token = await as('logistics')
  const { items } = await must<{ items: BadgeRow[] }>(
    server(),
    'GET',
    '/organizer/badges?kind=volunteer&q=бейджикова',
    { token },
  )
  expect(items).toMatchObject([{ kind: 'volunteer', standing: 'toPrint', company: '' }])
  const print = await must<{ guid: string; badges: number }>(server(), 'POST', '/organizer/badges/print', {
    token,
    body: { passGuids: items.map(({ guid }) => guid) },
  })
  expect(print.badges).toBe(1)
  const sheet = await server().call('GET', `/organizer/badge-prints/${print.guid}.pdf?locale=ru`, { token })
  const text = readPdfText(sheet.bytes).join(' ')
  expect(text).toContain('Бейджикова')
  expect(text).toContain('Волонтёр')
  expect(text).toContain('Volunteer')
})
