import * as badge from '#contract/badge.ts'
import * as organiserBadge from '#contract/organiser-badge.ts'
import { handOverBadges } from '#server/usecases/badge/hand-over-badges.ts'
import { countBadgeFilters, listBadges } from '#server/usecases/badge/list-badges.ts'
import { printBadges } from '#server/usecases/badge/print-badges.ts'
import { readBadge } from '#server/usecases/badge/read-badge.ts'
import { readBadgePrint } from '#server/usecases/badge/read-badge-print.ts'
import { reissueBadge } from '#server/usecases/badge/reissue-badge.ts'
import { renderBadge } from '#server/usecases/badge/render-badge.ts'
import { saveBadge } from '#server/usecases/badge/save-badge.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const badgeRoutes = routeGroup(
  routeTable(badge, {
    readBadge,
    saveBadge,
    readBadgePdf: capped(caps.documents, renderBadge),
  }),
  routeTable(organiserBadge, {
    listBadges: searching(listBadges),
    countBadgeFilters: searching(countBadgeFilters),
    printBadges: bulk(printBadges),
    readBadgePrint: capped(caps.documents, readBadgePrint),
    handOverBadges: bulk(handOverBadges),
    reissueBadge,
  }),
)
