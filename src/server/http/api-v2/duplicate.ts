import * as duplicate from '#contract/organiser-duplicate.ts'
import { decideDuplicate } from '#server/usecases/duplicate/decide-duplicate.ts'
import { listDuplicates } from '#server/usecases/duplicate/list-duplicates.ts'
import { mergeDuplicates } from '#server/usecases/duplicate/merge-duplicates.ts'
import { previewMerge } from '#server/usecases/duplicate/preview-merge.ts'
import { routeGroup, routeTable, searching } from '../route-table.ts'

/** Records that are likely one person's. */
export const duplicateRoutes = routeGroup(
  routeTable(
    {
      listDuplicates: duplicate.listDuplicates,
      decideDuplicate: duplicate.decideDuplicate,
      previewMerge: duplicate.previewMerge,
      mergeDuplicates: duplicate.mergeDuplicates,
    },
    { listDuplicates: searching(listDuplicates), decideDuplicate, previewMerge, mergeDuplicates },
  ),
)
