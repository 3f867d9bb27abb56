import * as hotel from '#contract/hotel.ts'
import * as transfer from '#contract/transfer.ts'
import { readHotels } from '#server/usecases/hotel/read-hotels.ts'
import {
  countTransferFilters,
  listTransfers,
  readApplicationTransfer,
} from '#server/usecases/transfer/list-transfers.ts'
import { readTransfer, readTransferChoices } from '#server/usecases/transfer/read-transfer.ts'
import { saveTransfer } from '#server/usecases/transfer/save-transfer.ts'
import { routeGroup, routeTable, searching } from '../route-table.ts'

/** Hotels and transfer of a participant, and the lists for logistics. */
export const transferRoutes = routeGroup(
  routeTable(hotel, {
    readHotels,
  }),
  routeTable(transfer, {
    readTransfer,
    readTransferChoices,
    saveTransfer,
    listTransfers: searching(listTransfers),
    countTransferFilters: searching(countTransferFilters),
    readApplicationTransfer,
  }),
)
