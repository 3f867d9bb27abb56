import * as replacement from '#contract/replacement.ts'
import { readGroupPayments } from '../../usecases/group/read-group-payments.ts'
import { replaceByOrganiser } from '../../usecases/group/replace-by-organiser.ts'
import { replaceMember } from '../../usecases/group/replace-member.ts'
import { listCredits } from '../../usecases/replacement/list-credits.ts'
import { refundCredit } from '../../usecases/replacement/refund-credit.ts'
import { routeGroup, routeTable } from '../route-table.ts'

/** What a group pays, and places that are given to other people with what was paid for them. */
export const replacementRoutes = routeGroup(
  routeTable(replacement, {
    readGroupPayments,
    replaceMember,
    replaceByOrganiser,
    listCredits: (_call, services) => listCredits(services),
    refundCredit,
  }),
)
