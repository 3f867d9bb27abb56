import type * as routes from '#contract/staff-company.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listHandoversTo } from '#server/persistence/staff-handover-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** The companies that are offered to the phone of this log-in. */
export const listOfferedCompanies: UseCase<typeof routes.listOfferedCompanies, 'database'> = async (
  { actor: { phone } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const offers = await listHandoversTo(database, { phone, editionGuid: edition.guid })
  return {
    items: offers.map(({ guid, companyName, offeredAt, ...owner }) => ({
      guid,
      companyName,
      offeredAt: offeredAt.toISOString(),
      offeredBy: {
        name: `${owner.firstName} ${owner.lastName}`,
        latinName: `${owner.latinFirstName} ${owner.latinLastName}`,
      },
    })),
  }
}
