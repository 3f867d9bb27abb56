import type * as routes from '#contract/organiser-edition.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { settingsEffectsOf, settingsWarningsOf, vatWarningsOf } from '#domain/edition/settings-change.ts'
import { countConcerned, listEditionChanges } from '#server/persistence/edition-change-queries.ts'
import { readCurrentEdition, vatRatesOf } from '#server/persistence/edition-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { changedSettings, present, refuseProblems, typedVatRates } from './edition-settings.ts'

/** What saving would change and for whom; refuses what saving refuses. */
export const previewEditionSettings: UseCase<
  typeof routes.previewEditionSettings,
  'clock' | 'database'
> = async ({ body: { settings } }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  refuseProblems(edition, settings, needs.clock.now())
  const before = present(edition).settings
  const changed = changedSettings(before, settings)
  const counts = await countConcerned(needs.database, edition)
  return {
    changes: changed.map(field => ({ field, from: before[field], to: settings[field] })),
    effects: settingsEffectsOf(changed, counts),
    warnings: [
      ...settingsWarningsOf(edition, { ...settings, feeKopecks: BigInt(settings.feeKopecks) }),
      ...vatWarningsOf(
        vatRatesOf(edition),
        typedVatRates(settings),
        localDayAt(needs.clock.now().getTime(), edition.timeZone),
      ),
    ],
  }
}

/** Every save of the settings as the audit has it, newest first. */
export async function readEditionHistory({ database }: Needs<'database'>) {
  const edition = await readCurrentEdition(database)
  const rows = await listEditionChanges(database, edition.guid)
  return {
    items: rows.map(({ at, by, fromValue, toValue }) => {
      const [from, to] = [valuesOf(fromValue), valuesOf(toValue)]
      return {
        at: at.toISOString(),
        by,
        changes: Object.keys(to).map(field => ({ field, from: from[field], to: to[field] })),
      }
    }),
  }
}

/** Older entries may have no values. */
function valuesOf(text: string | null): Record<string, unknown> {
  return text?.startsWith('{') ? JSON.parse(text) : {}
}
