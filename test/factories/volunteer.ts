import type { Shift } from '#contract/organiser-shift.ts'
import type { VolunteerDecision, VolunteerRow } from '#contract/organiser-volunteer.ts'
import type { TestServer } from '../server.ts'
import { organiserToken } from './organiser.ts'
import { must } from './participant.ts'

export const volunteerBody = {
  citizenship: 'RU',
  lastName: 'Лисицына',
  firstName: 'Вера',
  middleName: 'Павловна',
  noMiddleName: false,
  latinLastName: 'Lisitsyna',
  latinFirstName: 'Vera',
  birthDate: '2005-04-12',
  city: 'Сочи',
  email: 'vera.lisitsyna@student.example',
  telegram: '@vera_lis' as string | null,
  university: 'Сочинский университет туризма и сервиса',
  faculty: 'Лингвистика',
  studyYear: '3',
  experience: 'Встречала участников полумарафона',
}

/** The version of the consent that the form shows now. */
export async function volunteerConsent(server: TestServer): Promise<string> {
  const { consent } = await must<{ consent: { version: string } }>(server, 'GET', '/volunteers/form')
  return consent.version
}

let forms = 0

/** A form from an address of its own: the limit on those from one address has a test of its own. */
export async function sendVolunteerForm(
  server: TestServer,
  change: object = {},
  call: { locale?: 'ru' | 'en'; address?: string } = {},
) {
  const body = { ...volunteerBody, phone: server.nextPhone(), consent: true, ...change }
  const consentVersion = await volunteerConsent(server)
  forms += 1
  return server.call<{ received: true }>('POST', '/volunteers', {
    body: { consentVersion, ...body },
    address: `10.99.${forms >> 8}.${forms & 255}`,
    ...call,
  })
}

export type TestVolunteer = { guid: string; phone: string; token: string }

/** The token in the newest message to a phone. */
export async function volunteerToken(server: TestServer, phone: string): Promise<string> {
  await server.deliver()
  const texts = (await server.outbox(phone)).map(({ text }) => text)
  const token = texts.flatMap(text => /volunteer\/finish\/([\w-]{43})/.exec(text)?.[1] ?? [])[0]
  if (!token) throw new Error(`no link went to ${phone}`)
  return token
}

let emails = 0

/** A volunteer who has sent the form, in this state by the organiser's decision. */
export async function volunteer(
  server: TestServer,
  state: 'new' | 'accepted' | 'reserve' | 'declined' = 'new',
  change: object = {},
): Promise<TestVolunteer> {
  const phone = server.nextPhone()
  emails += 1
  const answer = await sendVolunteerForm(server, { phone, email: `v${emails}@student.example`, ...change })
  if (answer.status !== 200) throw new Error(`the form was refused: ${JSON.stringify(answer.body)}`)
  const { guid } = await server.database
    .selectFrom('volunteer')
    .select('guid')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const decision = { new: null, accepted: 'accept', reserve: 'reserve', declined: 'decline' } as const
  const made = decision[state]
  if (made) await decideVolunteer(server, [guid], made)
  return { guid, phone, token: await volunteerToken(server, phone) }
}

export type Results = { results: { guid: string; ok: boolean; code: string | null }[] }

export async function decideVolunteer(
  server: TestServer,
  volunteerGuids: string[],
  decision: VolunteerDecision,
): Promise<Results> {
  return must<Results>(server, 'POST', '/organizer/volunteers/decision', {
    token: await organiserToken(server, 'logistics'),
    body: { volunteerGuids, decision },
  })
}

export async function reviewVolunteer(
  server: TestServer,
  volunteerGuids: string[],
  decision: 'approve' | 'refuse' | 'lookAgain',
): Promise<Results> {
  return must<Results>(server, 'POST', '/organizer/volunteers/review', {
    token: await organiserToken(server, 'security'),
    body: { volunteerGuids, decision, note: decision === 'refuse' ? 'Не подтвердилось' : null },
  })
}

export const testShift = {
  from: '2026-02-18T05:00:00.000Z',
  to: '2026-02-18T10:00:00.000Z',
  place: { ru: 'Стойка регистрации', en: 'Registration desk' },
  needed: 2,
}

export async function addShift(server: TestServer, change: Partial<typeof testShift> = {}): Promise<string> {
  const { guid } = await must<{ guid: string }>(server, 'POST', '/organizer/shifts', {
    token: await organiserToken(server, 'logistics'),
    body: { ...testShift, ...change },
  })
  return guid
}

export async function readShift(server: TestServer, guid: string): Promise<Shift> {
  const token = await organiserToken(server, 'logistics')
  const { items } = await must<{ items: Shift[] }>(server, 'GET', '/organizer/shifts?limit=200', { token })
  const found = items.find(shift => shift.guid === guid)
  if (!found) throw new Error('the shift is gone')
  return found
}

export async function assign(server: TestServer, shiftGuid: string, volunteerGuids: string[]) {
  return server.call<Results>('POST', `/organizer/shifts/${shiftGuid}/volunteers`, {
    token: await organiserToken(server, 'logistics'),
    body: { volunteerGuids },
  })
}

export async function listedVolunteer(server: TestServer, guid: string): Promise<VolunteerRow> {
  const token = await organiserToken(server, 'logistics')
  const { items } = await must<{ items: VolunteerRow[] }>(server, 'GET', '/organizer/volunteers?limit=200', {
    token,
  })
  const found = items.find(row => row.guid === guid)
  if (!found) throw new Error('the volunteer is not listed')
  return found
}
