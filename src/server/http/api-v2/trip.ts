import * as hotel from '#contract/hotel.ts'
import * as transfer from '#contract/transfer.ts'
import { readHotels } from '../../usecases/hotel/read-hotels.ts'
import {
  exportTransfers,
  listTransfers,
  readApplicationTransfer,
} from '../../usecases/transfer/list-transfers.ts'
import { readTransfer, readTransferChoices } from '../../usecases/transfer/read-transfer.ts'
import { saveTransfer } from '../../usecases/transfer/save-transfer.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable, searching } from '../route-table.ts'

/** Hotels and transfer of a participant, and what logistics see of them. */
export const tripRoutes = routeGroup(
  routeTable(hotel, {
    readHotels,
  }),
  routeTable(transfer, {
    readTransfer,
    readTransferChoices,
    saveTransfer: ({ actor, facts, params, body }, services) =>
      saveTransfer(services, actor, facts, params.guid, body),
    listTransfers: searching(({ facts, query }, services) => listTransfers(services, facts.locale, query)),
    exportTransfers: capped(caps.documents, ({ actor, facts, query }, services) =>
      exportTransfers(services, actor, facts, query),
    ),
    readApplicationTransfer: ({ facts, params }, services) =>
      readApplicationTransfer(services, facts.locale, params.guid),
  }),
)
