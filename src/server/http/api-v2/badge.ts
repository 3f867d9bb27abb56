import * as badge from '#contract/badge.ts'
import { readBadge } from '#server/usecases/badge/read-badge.ts'
import { renderBadge } from '#server/usecases/badge/render-badge.ts'
import { saveBadge } from '#server/usecases/badge/save-badge.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable } from '../route-table.ts'

export const badgeRoutes = routeGroup(
  routeTable(badge, {
    readBadge,
    saveBadge,
    readBadgePdf: capped(caps.documents, renderBadge),
  }),
)
