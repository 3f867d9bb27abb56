import type * as routes from '#contract/organiser-passport.ts'
import type { UseCase } from '#server/use-case.ts'
import { readPassportPage } from './passport-page.ts'
import { presentPassport } from './present-passport.ts'

/** The queue of the passport check, in the order that is asked for. */
export const listPassports: UseCase<typeof routes.listPassports, 'database'> = async (
  { query, facts },
  { database },
) => {
  const { items, ...page } = await readPassportPage(database, query, {
    counting: true,
    locale: facts.locale,
  })
  return {
    ...page,
    items: items.map(row => presentPassport({ ...row, applicationGuid: row.guid }, facts.locale)),
  }
}
