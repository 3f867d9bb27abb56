import * as outbox from '#contract/outbox.ts'
import { listDevelopmentMessages } from '../persistence/outbox-queries.ts'
import { routeGroup, routeTable } from './route-table.ts'

/** What the demo would have sent; in demo and test mode only. */
export const outboxRoutes = routeGroup(
  routeTable(outbox, {
    readOutbox: ({ query }, { database }) => listDevelopmentMessages(database, query.to),
  }),
)
