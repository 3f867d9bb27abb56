import type { FastifyInstance } from 'fastify'
import { readHotels as hotelsRoute } from '#contract/hotel.ts'
import * as transfer from '#contract/transfer.ts'
import type { Services } from '../../services.ts'
import { readHotels } from '../../usecases/hotel/read-hotels.ts'
import {
  exportTransfers,
  listTransfers,
  readApplicationTransfer,
} from '../../usecases/transfer/list-transfers.ts'
import { readTransfer, readTransferChoices } from '../../usecases/transfer/read-transfer.ts'
import { saveTransfer } from '../../usecases/transfer/save-transfer.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

/** Hotels and transfer of a participant, and what logistics see of them. */
export function tripRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, hotelsRoute, ({ actor, facts, params }) =>
    readHotels(services, actor, facts.locale, params.guid),
  )
  mountRoute(app, services, transfer.readTransfer, ({ actor, facts, params }) =>
    readTransfer(services, actor, facts.locale, params.guid),
  )
  mountRoute(app, services, transfer.readTransferChoices, ({ facts }) =>
    readTransferChoices(services, facts.locale),
  )
  mountRoute(app, services, transfer.saveTransfer, ({ actor, facts, params, body }) =>
    saveTransfer(services, actor, facts, params.guid, body),
  )
  const limitSearch = createActorCap(caps.searches)
  mountRoute(app, services, transfer.listTransfers, async ({ actor, facts, query }) => {
    if (query.q) limitSearch(actor)
    return listTransfers(services, facts.locale, query)
  })
  const limitExport = createActorCap(caps.documents)
  mountRoute(app, services, transfer.exportTransfers, async ({ actor, facts, query }) => {
    limitExport(actor)
    return exportTransfers(services, actor, facts, query)
  })
  mountRoute(app, services, transfer.readApplicationTransfer, ({ facts, params }) =>
    readApplicationTransfer(services, facts.locale, params.guid),
  )
}
