import * as replacement from '#contract/replacement.ts'
import { readGroupPayments } from '#server/usecases/group/read-group-payments.ts'
import { replaceByMember } from '#server/usecases/group/replace-by-member.ts'
import { replaceByOrganiser } from '#server/usecases/group/replace-by-organiser.ts'
import { replaceMember } from '#server/usecases/group/replace-member.ts'
import { listCredits } from '#server/usecases/replacement/list-credits.ts'
import { listRefundRequests } from '#server/usecases/replacement/list-refund-requests.ts'
import { refundCredit } from '#server/usecases/replacement/refund-credit.ts'
import { routeGroup, routeTable } from '../route-table.ts'

/** Payments of a group, and places given to other people together with the payment. */
export const replacementRoutes = routeGroup(
  routeTable(replacement, {
    readGroupPayments,
    replaceMember,
    replaceByMember,
    replaceByOrganiser,
    listCredits,
    refundCredit,
    listRefundRequests,
  }),
)
