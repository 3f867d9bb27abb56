import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-edition.ts'
import type { EditionSettings, EditionSettingsAnswer } from '#contract/organiser-edition.ts'
import { contentProblems } from '#domain/content/content-problems.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { editionProblems } from '#domain/edition/edition-settings.ts'
import { pastDays, vatProblems } from '#domain/edition/settings-change.ts'
import type { VatRate } from '#domain/payment/vat.ts'
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
  storedVatRates,
} from '#server/persistence/edition-queries.ts'
import { legalFactsOf, publishLegalDetails, sellerOf } from '#server/persistence/legal-details-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { sessionDraft } from '../content/session-conflicts.ts'
import { presentVatRates } from '../payment/vat-today.ts'

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
  await needs.database.transaction().execute(async tx => {
    const before = await readCurrentEdition(tx)
    refuseProblems(before, settings, editing.at)
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

/** Names every field that cannot be saved: not a day, out of order, or changed to a day that is over. */
export function refuseProblems(before: EditionRow, settings: EditionSettings, at: Date): void {
  const after = { ...settings, feeKopecks: BigInt(settings.feeKopecks) }
  const found = editionProblems(after)
  const today = localDayAt(at.getTime(), before.timeZone)
  const past = pastDays(before, after, today).filter(({ field }) => !found.some(each => each.field === field))
  const problems = [...found, ...past, ...vatProblems(typedVatRates(settings), today)]
  if (problems[0])
    refuse(problems.length === 1 ? problems[0].code : 'fields_invalid', {
      details: problems.map(({ field, code }) => ({ field: `settings.${field}`, code })),
    })
}

export function typedVatRates({ vatRates }: Pick<EditionSettings, 'vatRates'>): VatRate[] {
  return vatRates.map(({ from, percent }) => ({ from, percent: BigInt(percent) }))
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

export function present(edition: EditionRow): EditionSettingsAnswer {
  return {
    slug: edition.slug,
    timeZone: edition.timeZone,
    version: edition.version,
    settings: {
      name: { ru: edition.nameRu, en: edition.nameEn },
      city: { ru: edition.cityRu, en: edition.cityEn },
      venue: { ru: edition.venueRu, en: edition.venueEn },
      address: { ru: edition.addressRu, en: edition.addressEn },
      startsOn: edition.startsOn,
      endsOn: edition.endsOn,
      feeKopecks: edition.feeKopecks.toString(),
      vatRates: presentVatRates(edition),
      badgeCompanyNameUntil: edition.badgeCompanyNameUntil,
      transferUntil: edition.transferUntil,
      payBy: edition.payBy,
      passportBy: edition.passportBy,
      volunteersUntil: edition.volunteersUntil,
      supportEmail: edition.supportEmail,
      supportPhone: edition.supportPhone,
      reminders: edition.reminders,
      reminderDays: edition.reminderDays,
      plannedMessages: edition.plannedMessages,
    },
  }
}

function rowOf({ name, city, venue, address, feeKopecks, vatRates, ...same }: EditionSettings) {
  return {
    ...same,
    vatRates: storedVatRates(vatRates),
    feeKopecks: BigInt(feeKopecks),
    nameRu: name.ru,
    nameEn: name.en,
    cityRu: city.ru,
    cityEn: city.en,
    venueRu: venue.ru,
    venueEn: venue.en,
    addressRu: address.ru,
    addressEn: address.en,
  }
}

/** Lists in another order are the same setting. */
export function changedSettings(before: EditionSettings, after: EditionSettings): (keyof EditionSettings)[] {
  const names = Object.keys(after) as (keyof EditionSettings)[]
  const plain = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map(each => JSON.stringify(each)).sort() : value)
  return names.filter(name => plain(before[name]) !== plain(after[name]))
}

/** The changed settings, before and after, for the audit. */
function difference(before: EditionSettings, after: EditionSettings) {
  const changed = changedSettings(before, after)
  const told = (settings: EditionSettings) =>
    JSON.stringify(Object.fromEntries(changed.map(name => [name, settings[name]])))
  return { fromValue: told(before), toValue: told(after) }
}
