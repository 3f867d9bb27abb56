import * as closing from '#contract/closing.ts'
import { issueClosings, previewClosings } from '#server/usecases/closing/issue-closings.ts'
import { listClosings } from '#server/usecases/closing/list-closings.ts'
import { renderAct, renderTaxInvoice } from '#server/usecases/closing/render-closing.ts'
import { returnClosing, sendClosings, unsendClosing } from '#server/usecases/closing/send-closings.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const closingRoutes = routeGroup(
  routeTable(closing, {
    listClosings: searching(listClosings),
    previewClosings: capped(caps.previews, previewClosings),
    issueClosings: bulk(issueClosings),
    sendClosings: bulk(sendClosings),
    returnClosing,
    unsendClosing,
    readActPdf: capped(caps.documents, renderAct),
    readTaxInvoicePdf: capped(caps.documents, renderTaxInvoice),
  }),
)
