import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-edition.ts'
import type { EditionSettings, EditionSettingsAnswer } from '#contract/organiser-edition.ts'
import { contentProblems } from '#domain/content/content-problems.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { editionProblems } from '#domain/edition/edition-settings.ts'
import { formatLongDate } from '#server/documents/document-format.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { listDrafts } from '#server/persistence/content-queries.ts'
import { updateProblemCount } from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  changeEdition,
  type EditionRow,
  raiseContentVersion,
  readCurrentEdition,
} from '#server/persistence/edition-queries.ts'
import { publishLegalDetails } from '#server/persistence/legal-details-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { sessionDraft } from '../content/session-conflicts.ts'
import { legalFactsOf, sellerOf } from '../legal-details/legal-text.ts'

type Sessions = Awaited<ReturnType<typeof listDrafts>>
type ForumDays = { startsOn: string; endsOn: string }

export async function readEditionSettings(needs: Needs<'database'>): Promise<EditionSettingsAnswer> {
  return present(await readCurrentEdition(needs.database))
}

/**
 * Changes the settings of the current edition. Refuses invalid days and fees, naming the fields, and days that leave published sessions outside until
 * that is acknowledged.
 */
export const saveEditionSettings: UseCase<typeof routes.saveEditionSettings, 'clock' | 'database'> = async (
  { actor, body: input, facts },
  needs,
) => {
  const editing = { actor, facts, at: needs.clock.now() }
  const { version, settings } = input
  const problems = editionProblems({ ...settings, feeKopecks: BigInt(settings.feeKopecks) })
  if (problems[0])
    refuse(problems.length === 1 ? problems[0].code : 'fields_invalid', {
      details: problems.map(({ field, code }) => ({ field: `settings.${field}`, code })),
    })
  await needs.database.transaction().execute(async tx => {
    const before = await readCurrentEdition(tx)
    if (!(await changeEdition(tx, { guid: before.guid, version }, rowOf(settings))))
      refuse('changed_meanwhile')
    await recordAudit(tx, {
      at: editing.at,
      actorGuid: editing.actor.accountGuid,
      actorRole: roleFor(editing.actor, 'edit-edition'),
      subjectKind: 'edition',
      subjectGuid: before.guid,
      action: 'save',
      ...difference(present(before).settings, settings),
      requestId: editing.facts.requestId,
    })
    await renameInTexts(tx, before, { settings, at: editing.at, by: editing.actor.accountGuid })
    if (before.startsOn !== settings.startsOn || before.endsOn !== settings.endsOn) {
      const sessions = await listDrafts(tx, before.guid, ['programmeSession'])
      if (!input.acknowledgeOutside)
        refuseOutside(sessions, { before, after: settings, locale: editing.facts.locale })
      await judgeSessions(tx, sessions, settings)
    }
    await raiseContentVersion(tx)
  })
  return readEditionSettings(needs)
}

/** Consents and policy name the forum: with another name they are other texts, and so another publication. */
async function renameInTexts(
  tx: Tx,
  before: EditionRow,
  { settings: { name }, at, by }: { settings: EditionSettings; at: Date; by: string },
): Promise<void> {
  if (before.legalNumber === 0 || (before.nameRu === name.ru && before.nameEn === name.en)) return
  const published = await publishLegalDetails(tx, before.legalNumber, {
    ...{ editionGuid: before.guid, forum: name, at, by },
    operator: legalFactsOf(before).operator,
    seller: sellerOf(before),
    since: localDayAt(at.getTime(), before.timeZone),
  })
  if (!published) refuse('changed_meanwhile')
}

/** Names the published sessions on days that will no longer belong to the forum. */
function refuseOutside(
  sessions: Sessions,
  { before, after, locale }: { before: ForumDays; after: ForumDays; locale: Locale },
): void {
  const within = (day: string, { startsOn, endsOn }: ForumDays) => startsOn <= day && day <= endsOn
  const outside = sessions
    .flatMap(row => (row.published === null ? [] : [sessionDraft({ draft: row.published })]))
    .flatMap(({ day, startsAt, title }) =>
      day ? [{ day, startsAt: startsAt ?? '', title: title[locale] }] : [],
    )
    .filter(({ day }) => within(day, before) && !within(day, after))
    .sort((left, right) => (`${left.day} ${left.startsAt}` < `${right.day} ${right.startsAt}` ? -1 : 1))
  if (outside.length === 0) return
  const details = outside.map(({ day, startsAt, title }, index) => ({
    field: `sessions.${index}`,
    code: 'session_outside' as const,
    parameters: { day: `${formatLongDate(day, locale)}, ${startsAt}`, title },
  }))
  refuse('sessions_outside', { details })
}

/** New forum days leave some sessions outside and take others in. */
async function judgeSessions(tx: Tx, sessions: Sessions, forum: ForumDays) {
  for (const row of sessions) {
    const count = contentProblems('programmeSession', sessionDraft(row), forum).length
    if (count !== row.problemCount) await updateProblemCount(tx, row.guid, count)
  }
}

function present(edition: EditionRow): EditionSettingsAnswer {
  return {
    slug: edition.slug,
    timeZone: edition.timeZone,
    version: edition.version,
    settings: {
      name: { ru: edition.nameRu, en: edition.nameEn },
      city: { ru: edition.cityRu, en: edition.cityEn },
      venue: { ru: edition.venueRu, en: edition.venueEn },
      startsOn: edition.startsOn,
      endsOn: edition.endsOn,
      feeKopecks: edition.feeKopecks.toString(),
      badgeCompanyNameUntil: edition.badgeCompanyNameUntil,
      transferUntil: edition.transferUntil,
      payBy: edition.payBy,
      passportBy: edition.passportBy,
      supportEmail: edition.supportEmail,
      supportPhone: edition.supportPhone,
    },
  }
}

function rowOf({ name, city, venue, feeKopecks, ...same }: EditionSettings) {
  return {
    ...same,
    feeKopecks: BigInt(feeKopecks),
    nameRu: name.ru,
    nameEn: name.en,
    cityRu: city.ru,
    cityEn: city.en,
    venueRu: venue.ru,
    venueEn: venue.en,
  }
}

/** The changed settings, before and after, for the audit. */
function difference(before: EditionSettings, after: EditionSettings) {
  const names = Object.keys(after) as (keyof EditionSettings)[]
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const told = (settings: EditionSettings) =>
    JSON.stringify(Object.fromEntries(changed.map(name => [name, settings[name]])))
  return { fromValue: told(before), toValue: told(after) }
}
