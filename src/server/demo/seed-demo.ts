import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { Tx } from '../persistence/database.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { claimSeed, insertDemoParticipants, insertDemoTeam, takeGuids } from '../persistence/demo-queries.ts'
import { raiseContentVersion } from '../persistence/edition-queries.ts'
import { settlePasses } from '../persistence/pass-standing-queries.ts'
import type { Services } from '../services.ts'
import { seekDuplicates } from '../usecases/duplicate/seek-duplicates.ts'
import { judgePassport } from '../usecases/passport/judge-passport.ts'
import { seekWatched } from '../usecases/watch-list/seek-watched.ts'
import { type DemoOrganiser, demoEdition, demoOrganisers } from './demo-edition.ts'
import {
  applicationRow,
  companyRow,
  type DemoParticipant,
  isInOtherHands,
  liveDemoPeople,
  localeOf,
  participantRow,
} from './demo-participants.ts'
import { demoPassport } from './demo-passports.ts'
import type { Portrait } from './demo-person.ts'
import { demoPhotographCheck } from './demo-photograph-check.ts'
import { drawPortraits } from './draw-portraits.ts'
import { seedCalls } from './seed-calls.ts'
import { seedChats } from './seed-chats.ts'
import { seedContent } from './seed-content.ts'
import { preparedAt, seedEdition } from './seed-edition.ts'
import { seedFailedMessages } from './seed-failed-messages.ts'
import { seedGates } from './seed-gates.ts'
import { seedCoordinators, seedGroups } from './seed-groups.ts'
import { type ActingTeam, type SeededParticipant, seedConsents, seedHistory } from './seed-history.ts'
import { seedItineraries } from './seed-itineraries.ts'
import { seedLetters } from './seed-letters.ts'
import { seedCardPayments, seedInvoices } from './seed-payments.ts'
import { seedPlaces } from './seed-places.ts'
import { seedRaises } from './seed-raises.ts'
import { seedRequests } from './seed-requests.ts'
import { seedSavedViews } from './seed-saved-views.ts'
import { type StoredScans, storeScans } from './seed-scans.ts'
import { seedSecurityChecks } from './seed-security-checks.ts'
import { seedSpeakers } from './seed-speakers.ts'
import { seedStaff } from './seed-staff.ts'
import { seedSurvey } from './seed-survey.ts'
import { seedTags } from './seed-tags.ts'
import { seedTransfers } from './seed-transfers.ts'
import { seedVideos } from './seed-videos.ts'
import { seedVolunteers } from './seed-volunteers.ts'
import { seedWatchList } from './seed-watch-list.ts'

/**
 * Fills an empty database with the demo's edition, its team and sixty invented participants in every state (product.md §10), in one transaction. Does
 * nothing where there is a current edition.
 */
export async function seedDemo(services: Services): Promise<void> {
  const portraits = await drawPortraits()
  const isSeeded = await services.database.transaction().execute(async tx => {
    if (!(await claimSeed(tx))) return false
    const editionGuid = await seedEdition(tx)
    await seedContent(tx)
    await seedVideos(services.files)
    const team = await seedTeam(tx, services.clock.wall())
    const coordinators = await seedCoordinators(tx)
    const people = await nameRows(tx, liveDemoPeople(), coordinators)
    await seedPeople(services, tx, { editionGuid, people, portraits })
    await seedGroups(services, tx, { editionGuid, people, coordinators })
    await seedConsents(services, tx, people)
    const byPhone = new Map(people.map(seeded => [seeded.person.phone, seeded]))
    await seedInvoices(tx, { editionGuid, people: byPhone, finance: team.finance })
    await seedCardPayments(services, tx, { editionGuid, people: byPhone, finance: team.finance })
    await seedPlaces(tx, { editionGuid, people: byPhone, committee: team.committee })
    await seedHistory(tx, people, team)
    await seedTransfers(tx, people)
    await seedSurvey(tx, people)
    await seedLetters(services, tx, { editionGuid, by: team.content, people: byPhone })
    await seedRequests(tx, editionGuid, byPhone)
    await seedFailedMessages(services, tx, { editionGuid, people: byPhone })
    await seedSpeakers(tx, byPhone)
    const onSite = { editionGuid, security: team.security, logistics: team.logistics }
    const companies = await seedStaff(tx, onSite)
    await seedRaises(tx, { editionGuid, companies, finance: team.finance, logistics: team.logistics })
    await seedVolunteers(services, tx, onSite)
    await seedSecurityChecks(tx, { editionGuid, security: team.security })
    await seedSavedViews(tx, team)
    await seedTags(tx, { people: byPhone, committee: team.committee })
    await seedCalls(tx, { people: byPhone, support: team.support })
    await seedWatchList(tx, { editionGuid, security: team.security })
    await seedChats(services, tx, { editionGuid, byPhone, support: team.support, portraits })
    await seedItineraries(tx, editionGuid)
    await settlePasses(
      tx,
      people.map(({ applicationGuid }) => applicationGuid),
      preparedAt,
    )
    await seedGates(tx, { editionGuid, people: byPhone, security: team.security, guard: team.gate })
    await raiseContentVersion(tx)
    return true
  })
  if (!isSeeded) return
  await seekDuplicates(services)
  await seekWatched(services)
}

async function seedTeam(tx: Tx, lastLoginAt: Date): Promise<ActingTeam> {
  const guids = await takeGuids(tx, demoOrganisers.length)
  const members = demoOrganisers.map((organiser, index) => ({ organiser, guid: at(guids, index) }))
  await insertDemoTeam(tx, {
    accounts: members.map(({ organiser, guid }) => ({ guid, phone: organiser.phone, createdAt: preparedAt })),
    organisers: members.map(({ organiser, guid }) => ({
      accountGuid: guid,
      name: organiser.name,
      roles: [organiser.role],
      lastLoginAt,
    })),
  })
  const acting = (role: DemoOrganiser['role']) => {
    const member = members.find(({ organiser }) => organiser.role === role)
    if (!member) throw new RangeError(`the demo has no ${role}`)
    return member.guid
  }
  return {
    committee: acting('committee'),
    finance: acting('finance'),
    security: acting('security'),
    support: acting('support'),
    content: acting('content'),
    logistics: acting('logistics'),
    gate: acting('gate'),
  }
}

/** Assigns guids to every person's rows; a draft belongs to the account that fills it in. */
async function nameRows(
  tx: Tx,
  people: DemoParticipant[],
  coordinators: Map<string, string>,
): Promise<SeededParticipant[]> {
  const [guids, applications, accounts] = [
    await takeGuids(tx, people.length),
    await takeGuids(tx, people.length),
    await takeGuids(tx, people.length),
  ]
  const accountOf = new Map([
    ...coordinators,
    ...people.map(({ person }, index) => [person.phone, at(accounts, index)] as const),
  ])
  return people.map((participant, index) => {
    const { phone, managedBy } = participant.person
    // A coordinator who takes part fills in their own form.
    const registrant = managedBy === phone ? undefined : managedBy
    const registeredBy = registrant === undefined ? null : accountOf.get(registrant)
    const accountGuid = isInOtherHands(participant) ? registeredBy : accountOf.get(phone)
    if (!accountGuid || registeredBy === undefined) throw new RangeError(`nobody has the phone ${managedBy}`)
    const named = { guid: at(guids, index), applicationGuid: at(applications, index) }
    return { ...participant, ...named, accountGuid, registeredBy }
  })
}

async function seedPeople(
  services: Services,
  tx: Tx,
  facts: { editionGuid: string; people: SeededParticipant[]; portraits: Map<Portrait, Buffer> },
): Promise<void> {
  const { editionGuid, people, portraits } = facts
  const photographs = await Promise.all(
    people.flatMap(seeded => storePhotograph(services, seeded, portraits) ?? []),
  )
  const scans = await storeScans(services, people)
  await insertDemoParticipants(tx, {
    accounts: people
      .filter(seeded => !isInOtherHands(seeded))
      .map(({ person, life, accountGuid }) => ({
        guid: accountGuid,
        phone: person.phone,
        locale: localeOf(person),
        createdAt: life.createdAt,
      })),
    participants: people.map(seeded =>
      participantRow(seeded, {
        guid: seeded.guid,
        accountGuid: seeded.accountGuid,
        registeredBy: seeded.registeredBy,
      }),
    ),
    companies: people.map(({ person, guid }) => companyRow(person, guid)),
    applications: people.map(seeded =>
      applicationRow(seeded, {
        guid: seeded.applicationGuid,
        participantGuid: seeded.guid,
        editionGuid,
        payBy: demoEdition.payBy,
      }),
    ),
    photographs,
    photographChecks: photographs.map(demoPhotographCheck),
    passports: people.flatMap(seeded => passportRow(services, seeded, scans.get(seeded.guid)) ?? []),
    scans: [...scans.values()].flatMap(({ rows }) => rows),
  })
}

type StoredPhotograph = Insertable<DB['file']> & { guid: string; createdAt: Date }

function storePhotograph(
  services: Services,
  { person, life, guid: participantGuid, accountGuid }: SeededParticipant,
  portraits: Map<Portrait, Buffer>,
): Promise<StoredPhotograph> | null {
  const bytes = person.portrait && portraits.get(person.portrait)
  if (!bytes) return null
  const guid = randomUUID()
  const storageKey = `photographs/${guid}.jpg`
  const contentType = 'image/jpeg'
  const row = {
    guid,
    kind: 'photograph' as const,
    participantGuid,
    storageKey,
    contentType,
    bytes: bytes.length,
  }
  return services.files
    .put(storageKey, bytes, { contentType })
    .then(() => ({ ...row, sealedKeyId: null, createdBy: accountGuid, createdAt: life.createdAt }))
}

function passportRow(
  services: Services,
  { person, index, life, guid }: SeededParticipant,
  scans: StoredScans | undefined,
): Insertable<DB['passport']> | null {
  if (!life.passportSavedAt) return null
  const body = { ...demoPassport(person, index), ...scans?.pages }
  const days = {
    birthDate: person.born,
    today: localDayAt(life.passportSavedAt.getTime(), demoEdition.timeZone),
    forumEndsOn: demoEdition.endsOn,
  }
  // Scans are drawn only for those who wait for the check.
  const { canonical } = judgePassport(body, days, [])
  return {
    participantGuid: guid,
    numberHash: services.sealer.hash('passport', canonical),
    savedAt: life.passportSavedAt,
    ...services.sealer.seal(body, `passport:${guid}`),
  }
}

function at(guids: readonly string[], index: number): string {
  const guid = guids[index]
  if (!guid) throw new RangeError('a guid for every row')
  return guid
}
