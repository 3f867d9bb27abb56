import { type CrowdBearer, insertCrowdGates, insertCrowdScans } from '../persistence/crowd-gate-queries.ts'
import type { CrowdTeam } from '../persistence/crowd-history-queries.ts'
import { insertCrowdStaff, insertCrowdVolunteers } from '../persistence/crowd-staff-queries.ts'
import type { Tx } from '../persistence/database.ts'
import type { EditionRow } from '../persistence/edition-queries.ts'
import { readForumDayQuotas } from '../persistence/staff-company-queries.ts'
import type { Services } from '../services.ts'
import { onSiteConsentText } from '../usecases/consent/on-site-consent.ts'
import { newVolunteerLink } from '../usecases/volunteer/volunteer-link.ts'
import type { CrowdFacts } from './crowd-person.ts'
import type { CrowdSiteFacts } from './crowd-review.ts'
import { type CrowdStaff, companiesFor, crowdStaff } from './crowd-staff.ts'
import {
  type CrowdVolunteer,
  crowdAssignments,
  crowdShift,
  crowdVolunteer,
  shiftsFor,
  volunteersFor,
} from './crowd-volunteer.ts'

type Facts = { edition: EditionRow; team: CrowdTeam; crowd: CrowdFacts; standing: number }

/** Companies on site, volunteers, gates and their scans, in proportion to the people who were added. */
export async function seedCrowdSite(
  { sealer }: Pick<Services, 'sealer'>,
  tx: Tx,
  facts: Facts,
): Promise<void> {
  const { edition, team, crowd } = facts
  const editionGuid = edition.guid
  const { startsOn, endsOn } = edition
  const { security, logistics } = team
  const site: CrowdSiteFacts = {
    ...crowd,
    startsOn,
    endsOn,
    security,
    logistics,
    quotas: await readForumDayQuotas(tx, editionGuid),
  }
  const staff = added(facts, companiesFor).map(number => crowdStaff(site, number))
  await insertCrowdStaff(
    tx,
    {
      companies: staff.map(({ company }) => company),
      employees: staff.flatMap(({ employees }) => employees),
      vehicles: staff.flatMap(({ vehicles }) => vehicles),
      raises: staff.flatMap(({ raises }) => raises),
    },
    { editionGuid, consent: onSiteConsentText(edition, 'ru').record },
  )
  const volunteers = added(facts, volunteersFor).map(number => crowdVolunteer(site, number))
  const shifts = added(facts, shiftsFor).map(number => crowdShift(site, number))
  await insertCrowdVolunteers(
    tx,
    {
      volunteers: volunteers.map(volunteer => ({ ...volunteer, ...linkOf({ sealer }) })),
      shifts,
      assignments: crowdAssignments(site, { shifts, volunteers }),
    },
    {
      editionGuid,
      consent: onSiteConsentText(edition, 'ru', 'volunteer').record,
      addressHash: sealer.hash('address', `crowd ${crowd.seed}`),
    },
  )
  await insertCrowdGates(tx, {
    ...{ editionGuid, team },
    from: crowd.from,
    until: crowd.until,
    devices: devicesFor(crowd.people),
    bearers: bearersOf(staff, volunteers),
  })
  await insertCrowdScans(tx, { editionGuid, team, until: crowd.until })
}

/** Some tens at the largest forum. */
const devicesFor = (people: number) => 4 + Math.floor(people / 4000)

/** The numbers that come with the people who were added; those before came with earlier ones. */
function added({ crowd, standing }: Facts, countFor: (people: number) => number): number[] {
  const before = countFor(standing)
  return Array.from({ length: countFor(crowd.people) - before }, (_, index) => before + index + 1)
}

/** As the database writes bytes in JSON. */
function linkOf(needs: Pick<Services, 'sealer'>) {
  const { linkHash, linkSealed, linkKeyId } = newVolunteerLink(needs)
  return {
    linkHash: `\\x${linkHash.toString('hex')}`,
    linkSealed: `\\x${linkSealed.toString('hex')}`,
    linkKeyId,
  }
}

/** Whom and what security has let in, each with the gates that they use. */
function bearersOf(staff: readonly CrowdStaff[], volunteers: readonly CrowdVolunteer[]): CrowdBearer[] {
  return [
    ...staff.flatMap(({ employees, vehicles }) => [
      ...employees.flatMap(({ guid, state, decidedAt, onForum }) =>
        passOf(
          { kind: 'employee', subjectGuid: guid, zone: onForum ? 'forum' : 'site', driverGuid: null },
          state,
          decidedAt,
        ),
      ),
      ...vehicles.flatMap(({ guid, state, decidedAt, driverGuid }) =>
        passOf({ kind: 'vehicle', subjectGuid: guid, zone: 'site', driverGuid }, state, decidedAt),
      ),
    ]),
    ...volunteers.flatMap(({ guid, review, reviewedAt }) =>
      passOf({ kind: 'volunteer', subjectGuid: guid, zone: 'forum', driverGuid: null }, review, reviewedAt),
    ),
  ]
}

function passOf(bearer: Omit<CrowdBearer, 'issuedAt'>, review: string, at: Date | null): CrowdBearer[] {
  return review === 'approved' && at ? [{ ...bearer, issuedAt: at }] : []
}
