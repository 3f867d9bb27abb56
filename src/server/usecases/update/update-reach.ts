import type { UpdateAudience } from '#domain/content/content-choice.ts'
import { isForReader } from '#domain/update/update-audience.ts'
import type { Reader } from '#server/persistence/database.ts'
import { countCompanyReaders, tallyUpdateReaders } from '#server/persistence/update-release-queries.ts'

/** Whom an update reaches today, by language. */
export type UpdateReach = { ru: number; en: number }

/** Says of each audience of an edition whom it reaches today. */
export async function readUpdateReach(
  reader: Reader,
  editionGuid: string,
): Promise<(audience: UpdateAudience) => UpdateReach> {
  const [tallies, companies] = await Promise.all([
    tallyUpdateReaders(reader, editionGuid),
    countCompanyReaders(reader, editionGuid),
  ])
  return audience => {
    if (audience === 'companies') return companies
    const reached = { ru: 0, en: 0 }
    for (const { locale, count, ...person } of tallies)
      if (locale && isForReader(audience, person)) reached[locale] += count
    return reached
  }
}
