import type { EditionSettings, EditionSettingsAnswer } from '#contract/organizer-edition.ts'
import { contentProblems } from '#domain/content/content-problems.ts'
import { editionProblems } from '#domain/edition/edition-settings.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { listDrafts } from '../../persistence/content-queries.ts'
import { updateProblemCount } from '../../persistence/content-write-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import {
  changeEdition,
  type EditionRow,
  raiseContentVersion,
  readCurrentEdition,
} from '../../persistence/edition-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { type Editing, editorRole } from '../content/content-audit.ts'
import { sessionDraft } from '../programme/planned-programme.ts'

export async function readEditionSettings(services: Services): Promise<EditionSettingsAnswer> {
  return present(await readCurrentEdition(services.database))
}

/** Changes the settings of the current edition; refuses days and fees that cannot be, naming the fields. */
export async function saveEditionSettings(
  services: Services,
  editing: Editing,
  { version, settings }: { version: number; settings: EditionSettings },
): Promise<EditionSettingsAnswer> {
  const problems = editionProblems({ ...settings, feeKopecks: BigInt(settings.feeKopecks) })
  if (problems[0])
    refuse(problems.length === 1 ? problems[0].code : 'fields_invalid', {
      details: problems.map(({ field, code }) => ({ field: `settings.${field}`, code })),
    })
  await services.database.transaction().execute(async tx => {
    const before = await readCurrentEdition(tx)
    if (!(await changeEdition(tx, { guid: before.guid, version }, rowOf(settings))))
      refuse('changed_meanwhile')
    await recordAudit(tx, {
      at: editing.at,
      actorGuid: editing.actor.accountGuid,
      actorRole: editorRole(editing),
      subjectKind: 'edition',
      subjectGuid: before.guid,
      action: 'save',
      ...difference(present(before).settings, settings),
      requestId: editing.facts.requestId,
    })
    if (before.startsOn !== settings.startsOn || before.endsOn !== settings.endsOn)
      await judgeSessions(tx, before.guid, settings)
    await raiseContentVersion(tx)
  })
  return readEditionSettings(services)
}

/** Other days of the forum leave some sessions outside and take others in. */
async function judgeSessions(tx: Tx, editionGuid: string, forum: { startsOn: string; endsOn: string }) {
  for (const row of await listDrafts(tx, editionGuid, ['programmeSession'])) {
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

/** What has changed, from and to, as the audit shows it. */
function difference(before: EditionSettings, after: EditionSettings) {
  const names = Object.keys(after) as (keyof EditionSettings)[]
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const told = (settings: EditionSettings) =>
    JSON.stringify(Object.fromEntries(changed.map(name => [name, settings[name]])))
  return { fromValue: told(before), toValue: told(after) }
}
