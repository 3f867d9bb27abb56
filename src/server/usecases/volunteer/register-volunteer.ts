import type * as routes from '#contract/volunteer.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { checkAdult } from '#domain/person/age.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  changeVolunteers,
  countNewVolunteers,
  countVolunteerForms,
  insertVolunteer,
  lockVolunteerAddress,
  lockVolunteerByPhone,
  lockVolunteers,
} from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'
import { areFormsClosed } from './read-volunteer-form.ts'
import { newVolunteerLink } from './volunteer-link.ts'
import { writeToVolunteer } from './write-to-volunteer.ts'

const hour = 3_600_000

/** A class that fills the form in together has one address. */
const mostFromAddress = 60

/** So many nobody has looked at yet: a program that fills forms in fills no more. */
const mostNew = 5000

type Sent = CallOf<typeof routes.registerVolunteer, 'body' | 'facts'>

/**
 * A volunteer sends their form. A phone that is already here changes nothing and gets the same answer, so that nobody learns who volunteers; its owner
 * is told, once a day at most, and finds the link of their page again.
 */
export const registerVolunteer: UseCase<
  typeof routes.registerVolunteer,
  'clock' | 'config' | 'database' | 'sealer'
> = async (call, needs) => {
  const keep = () =>
    needs.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      judge(needs, edition, call)
      if (await tellKnown(needs, tx, { edition, phone: call.body.phone })) return
      await keepForm(needs, tx, { edition, call })
    })
  await keep().catch(error => {
    // Another form with this phone was first: now it is known.
    if (!breaks(error, 'volunteer_phone')) throw error
    return keep()
  })
  return { received: true }
}

function judge(needs: Needs<'clock'>, edition: EditionRow, { body, facts }: Sent): void {
  if (areFormsClosed(needs, edition)) refuse('volunteers_closed')
  const today = localDayAt(needs.clock.now().getTime(), edition.timeZone)
  const age = checkAdult({ birthDate: body.birthDate, today })
  if (!age.ok) refuse(age.code, { details: [{ field: 'birthDate', code: age.code }] })
  const { text } = onSiteConsentText(edition, facts.locale, 'volunteer')
  if (text.version !== body.consentVersion) refuse('consent_text_changed')
}

async function tellKnown(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { edition, phone }: { edition: EditionRow; phone: string },
): Promise<boolean> {
  const known = await lockVolunteerByPhone(tx, { phone, editionGuid: edition.guid })
  if (!known) return false
  const at = needs.clock.now()
  const last = known.repeatedAt ?? known.createdAt
  if (at.getTime() - last.getTime() >= 24 * hour) {
    await changeVolunteers(tx, [known], { repeatedAt: at })
    await writeToVolunteer({ needs, tx, edition }, 'volunteer_known', known)
  }
  return true
}

async function keepForm(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { edition, call: { body, facts } }: { edition: EditionRow; call: Sent },
): Promise<void> {
  const at = needs.clock.now()
  const { addressHash, locale } = facts
  await lockVolunteerAddress(tx, addressHash)
  const since = new Date(at.getTime() - hour)
  if ((await countVolunteerForms(tx, { addressHash, since })) >= mostFromAddress)
    refuse('volunteer_forms_many', { retryAfterSeconds: hour / 1000 })
  if ((await countNewVolunteers(tx, edition.guid)) >= mostNew) refuse('volunteer_forms_many')
  const { consent, consentVersion, noMiddleName, ...fields } = body
  const guid = await insertVolunteer(tx, {
    ...fields,
    // An empty line of an optional field is nothing.
    lastName: fields.lastName || null,
    firstName: fields.firstName || null,
    middleName: fields.middleName || null,
    telegram: fields.telegram || null,
    ...onSiteConsentText(edition, locale, 'volunteer').record,
    ...newVolunteerLink(needs),
    ...{ editionGuid: edition.guid, locale, addressHash, createdAt: at },
  })
  await recordAudit(tx, {
    at,
    actorGuid: null,
    actorRole: 'volunteer',
    subjectKind: 'volunteer',
    subjectGuid: guid,
    action: 'registerVolunteer',
    requestId: facts.requestId,
  })
  const [kept] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [guid] })
  if (kept) await writeToVolunteer({ needs, tx, edition }, 'volunteer_received', kept)
}
