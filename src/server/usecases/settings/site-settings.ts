import type * as routes from '#contract/site-setting.ts'
import type { SiteSettingsAnswer } from '#contract/site-setting.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { readSiteSetting, saveSiteSetting } from '#server/persistence/site-setting-queries.ts'
import {
  readForumDayQuotas,
  readSiteWindows,
  saveForumDayQuotas,
  saveSiteWindows,
} from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

export const readSiteSettings: UseCase<typeof routes.readSiteSettings, 'database'> = async (
  _call,
  { database },
) => present(database, (await readCurrentEdition(database)).guid)

/** Hours, places and price are saved together, so that two who save at once do not mix theirs. Places that employees hold already are not taken away. */
export const saveSiteSettings: UseCase<typeof routes.saveSiteSettings, 'clock' | 'database'> = async (
  { actor, body: { version, settings }, facts },
  { clock, database },
) =>
  database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    const placePriceKopecks = BigInt(settings.placePriceKopecks)
    const before = await present(tx, editionGuid)
    if (!(await saveSiteSetting(tx, editionGuid, { version, placePriceKopecks }))) refuse('changed_meanwhile')
    await saveForumDayQuotas(tx, editionGuid, settings.places)
    await saveSiteWindows(
      tx,
      editionGuid,
      settings.windows.map(({ part, from, to }) => ({ part, from: Date.parse(from), to: Date.parse(to) })),
    )
    await recordAudit(tx, {
      at: clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'edit-site-settings'),
      subjectKind: 'edition',
      subjectGuid: editionGuid,
      action: 'saveSiteSettings',
      fromValue: JSON.stringify(before.settings),
      toValue: JSON.stringify(settings),
      requestId: facts.requestId,
    })
    return present(tx, editionGuid)
  })

async function present(reader: Reader, editionGuid: string): Promise<SiteSettingsAnswer> {
  const [{ version, placePriceKopecks }, places, windows] = await Promise.all([
    readSiteSetting(reader, editionGuid),
    readForumDayQuotas(reader, editionGuid),
    readSiteWindows(reader, editionGuid),
  ])
  return {
    version,
    settings: {
      windows: windows.map(({ part, from, to }) => ({
        part,
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      })),
      places,
      placePriceKopecks: placePriceKopecks.toString(),
    },
  }
}
