import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import { confirmationLinkLife } from '#domain/confirmation/confirmation-link.ts'
import type { Tx } from '../persistence/database.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { insertDemoGroups, insertDemoRegistrations, takeGuids } from '../persistence/demo-queries.ts'
import type { Services } from '../services.ts'
import { hashToken } from '../usecases/confirmation/confirmation-token.ts'
import { demoCompanies } from './demo-companies.ts'
import { moscow } from './demo-event.ts'
import { type DemoGroup, demoGroups, isCoordinator } from './demo-groups.ts'
import { emailOf, liveDemoPeople, nameInPapers } from './demo-participants.ts'
import type { SeededParticipant } from './seed-history.ts'

type Facts = {
  editionGuid: string
  people: SeededParticipant[]
  /** Accounts of coordinators who do not take part, by phone. */
  coordinators: Map<string, string>
}

export async function seedCoordinators(tx: Tx): Promise<Map<string, string>> {
  const attending = new Set(liveDemoPeople().map(({ person }) => person.phone))
  const groups = demoGroups.filter(({ phone }) => !attending.has(phone))
  const guids = await takeGuids(tx, groups.length)
  const rows = groups.flatMap(({ phone, startedAt }, index) => {
    const guid = guids[index]
    return guid ? [{ guid, phone, createdAt: moscow(startedAt) }] : []
  })
  await insertDemoGroups(tx, { accounts: rows, groups: [], members: [] })
  return new Map(rows.map(({ guid, phone }) => [phone, guid]))
}

/** The groups with their members, the assistants, and the links not yet followed. */
export async function seedGroups(services: Services, tx: Tx, facts: Facts): Promise<void> {
  const guids = await takeGuids(tx, demoGroups.length)
  const groups = demoGroups.map((group, index) => ({ group, guid: guids[index] ?? '' }))
  await insertDemoGroups(tx, {
    accounts: [],
    groups: groups.map(({ group, guid }) => groupRow(facts, group, guid)),
    members: groups.flatMap(({ group, guid }) =>
      group.members.map(phone => {
        const { applicationGuid, life } = seededBy(facts.people, phone)
        return { applicationGuid, groupGuid: guid, addedAt: life.createdAt }
      }),
    ),
  })
  await insertDemoRegistrations(tx, {
    assistants: facts.people.flatMap(seeded => assistantRow(seeded, facts.people) ?? []),
    links: facts.people.flatMap(seeded => linkRow(services, seeded) ?? []),
  })
}

function groupRow(
  { editionGuid, people, coordinators }: Facts,
  group: DemoGroup,
  guid: string,
): Insertable<DB['participantGroup']> {
  const { domain, name, shortName, source: _, ...company } = demoCompanies[group.company]
  const [lastName = '', firstName = '', middleName = null] = group.coordinator.split(' ')
  return {
    ...company,
    ...{ guid, editionGuid, lastName, firstName, middleName },
    accountGuid: coordinators.get(group.phone) ?? seededBy(people, group.phone).accountGuid,
    email: group.email,
    locale: 'ru',
    companyName: name,
    companyShortName: shortName,
    siteUrl: domain ? `https://${domain}` : null,
    noSite: domain === null,
    createdAt: moscow(group.startedAt),
  }
}

/** Rights requested by a registrant who is not a coordinator; granted if the person has confirmed. */
function assistantRow(
  { person, life, guid, accountGuid, registeredBy }: SeededParticipant,
  people: SeededParticipant[],
): Insertable<DB['assistant']> | null {
  if (!registeredBy || !person.managedBy || isCoordinator(person.managedBy)) return null
  const assistant = seededBy(people, person.managedBy).person
  return {
    participantGuid: guid,
    accountGuid: registeredBy,
    name: nameInPapers(assistant),
    email: emailOf(assistant),
    sections: ['profile', 'passport', 'payment', 'transfer'],
    createdAt: life.createdAt,
    grantedAt: life.confirmedAt,
    grantedBy: life.confirmedAt && accountGuid,
  }
}

/** Nobody knows the tokens, so a presenter has to send a new link. */
function linkRow(
  services: Services,
  { life, applicationGuid, registeredBy }: SeededParticipant,
): Insertable<DB['confirmationLink']> | null {
  if (!registeredBy || !life.linkSentAt) return null
  return {
    applicationGuid,
    tokenHash: hashToken(services, randomBytes(32).toString('base64url')),
    createdBy: registeredBy,
    createdAt: life.linkSentAt,
    expiresAt: new Date(life.linkSentAt.getTime() + confirmationLinkLife),
    usedAt: life.confirmedAt,
  }
}

function seededBy(people: SeededParticipant[], phone: string): SeededParticipant {
  const seeded = people.find(({ person }) => person.phone === phone)
  if (!seeded) throw new RangeError(`nobody has the phone ${phone}`)
  return seeded
}
