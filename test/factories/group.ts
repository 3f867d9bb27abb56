import { randomUUID } from 'node:crypto'
import type { Group, GroupBoard, GroupMember } from '#contract/group.ts'
import type { DraftPerson } from '#contract/participant.ts'
import type { TestServer } from '../server.ts'
import { completeForm, must, requiredConsents, textVersion } from './participant.ts'

export type TestGroup = { guid: string; token: string; phone: string; version: number }

/** Makes names unique, so that a search finds one person. */
let made = 0

export const groupCompany = {
  hasInn: true,
  inn: '7799001175',
  kpp: '779901001',
  name: 'Публичное акционерное общество «Лазоревый Банк»',
  shortName: 'Лазоревый Банк',
  companyType: 'bank' as const,
  siteUrl: 'https://lazorevy.example',
  noSite: false,
  address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
}

export const coordinator = {
  lastName: 'Ветрова',
  firstName: 'Алла',
  middleName: 'Игоревна',
  email: 'a.vetrova@lazorevy.example',
}

export const groupBody = { coordinator, company: groupCompany, locale: 'ru' as const }

export async function emptyGroup(server: TestServer): Promise<TestGroup> {
  const phone = server.nextPhone()
  const { token } = await server.logIn(phone, 'signup')
  const { guid, version } = await must<Group>(server, 'POST', '/groups', { token, body: groupBody })
  return { guid, token, phone, version }
}

/** A complete form of a member. */
export function memberBody(phone: string | null, person: Partial<DraftPerson> = {}) {
  made += 1
  const { prefix: _, ...form } = completeForm({}, `member${made}@mail.example`).person
  return { person: { ...form, phone, ...person }, role: 'participant' as const, locale: 'ru' as const }
}

export async function addMember(
  server: TestServer,
  group: TestGroup,
  wish: { phone?: string | null; person?: Partial<DraftPerson> } = {},
): Promise<GroupMember> {
  const phone = wish.phone === undefined ? server.nextPhone() : wish.phone
  return must<GroupMember>(server, 'POST', `/groups/${group.guid}/members`, {
    token: group.token,
    body: memberBody(phone, wish.person),
  })
}

export function readBoard(server: TestServer, group: TestGroup): Promise<GroupBoard> {
  return must<GroupBoard>(server, 'GET', `/groups/${group.guid}/board`, { token: group.token })
}

export async function boardMember(
  server: TestServer,
  group: TestGroup,
  participantGuid: string,
): Promise<GroupMember> {
  const { members } = await readBoard(server, group)
  const member = members.find(each => each.participantGuid === participantGuid)
  if (!member) throw new Error(`${participantGuid} does not stand in the group`)
  return member
}

/** A member to whom the link has been sent. */
export async function sentMember(server: TestServer, group: TestGroup): Promise<GroupMember> {
  const member = await addMember(server, group)
  await must(server, 'POST', `/groups/${group.guid}/members/send`, {
    token: group.token,
    body: { participantGuids: [member.participantGuid] },
  })
  return boardMember(server, group, member.participantGuid)
}

/** The token of the newest confirmation link that was sent to a phone. */
export async function linkTokenOf(server: TestServer, phone: string): Promise<string> {
  await server.deliver()
  for (const message of await server.outbox(phone)) {
    const token = /\/signup\/confirm\/([\w-]{43})/.exec(message.text)?.[1]
    if (token) return token
  }
  throw new Error(`no link was sent to ${phone}`)
}

/** Follows the newest link sent to a phone and confirms what was entered unchanged. */
export async function followLink(server: TestServer, phone: string): Promise<void> {
  const token = await linkTokenOf(server, phone)
  const open = await must<{ participant: { version: number } }>(server, 'POST', `/users/confirm/${token}`, {
    body: { action: 'open' },
  })
  await must(server, 'POST', `/users/confirm/${token}`, {
    body: {
      action: 'confirm',
      version: open.participant.version,
      person: {},
      company: {},
      media: {},
      consents: requiredConsents,
      textVersion,
      sections: [],
    },
  })
}

/** A confirmed member with their own log-in. */
export async function confirmedMember(
  server: TestServer,
  group: TestGroup,
): Promise<GroupMember & { token: string; ownPhone: string }> {
  const { participantGuid, phone } = await sentMember(server, group)
  const ownPhone = phone ?? ''
  await followLink(server, ownPhone)
  const member = await boardMember(server, group, participantGuid)
  return { ...member, ownPhone, token: (await server.logIn(ownPhone)).token }
}

/** Inserts this many members with complete forms at once; gives their participants' guids. */
export async function manyMembers(server: TestServer, group: TestGroup, count: number): Promise<string[]> {
  const first = await addMember(server, group)
  const { database } = server
  const [account, person, application] = await Promise.all([
    database
      .selectFrom('participantGroup')
      .selectAll()
      .where('guid', '=', group.guid)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('participant')
      .selectAll()
      .where('guid', '=', first.participantGuid)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('application')
      .selectAll()
      .where('participantGuid', '=', first.participantGuid)
      .executeTakeFirstOrThrow(),
  ])
  // The database makes the letters from the names.
  const { companyLetters: _letters, ...company } = await database
    .selectFrom('participantCompany')
    .selectAll()
    .where('participantGuid', '=', first.participantGuid)
    .executeTakeFirstOrThrow()
  // The database makes these two from the name.
  const { searchKey: _key, nameCodes: _codes, ...written } = person
  const others = Array.from({ length: count - 1 }, () => ({
    guid: randomUUID(),
    applicationGuid: randomUUID(),
    phone: server.nextPhone(),
  }))
  await database
    .insertInto('participant')
    .values(
      others.map(({ guid, phone }) => ({
        ...written,
        guid,
        phone,
        unsubscribeGuid: randomUUID(),
      })),
    )
    .execute()
  await database
    .insertInto('participantCompany')
    .values(others.map(({ guid }) => ({ ...company, participantGuid: guid })))
    .execute()
  await database
    .insertInto('application')
    .values(
      others.map(({ guid, applicationGuid, phone }) => ({
        ...application,
        guid: applicationGuid,
        participantGuid: guid,
        primaryPhone: phone,
      })),
    )
    .execute()
  await database
    .insertInto('groupMember')
    .values(
      others.map(({ applicationGuid }) => ({
        applicationGuid,
        groupGuid: account.guid,
        addedAt: account.createdAt,
      })),
    )
    .execute()
  return [first.participantGuid, ...others.map(({ guid }) => guid)]
}
