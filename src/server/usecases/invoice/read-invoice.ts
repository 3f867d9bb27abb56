import type * as routes from '#contract/organiser-finance.ts'
import { findInvoice } from '#server/persistence/invoice-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentForFinance } from './invoice-for-finance.ts'

export const readInvoice: UseCase<typeof routes.readInvoice, 'database'> = async (
  { params: { guid } },
  { database },
) => presentForFinance(database, (await findInvoice(database, guid)) ?? refuse('not_found'))
