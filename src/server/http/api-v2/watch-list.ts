import type { FastifyRequest } from 'fastify'
import * as watchList from '#contract/organiser-watch-list.ts'
import { decideWatchHit } from '#server/usecases/watch-list/decide-watch-hit.ts'
import { listWatchEntries } from '#server/usecases/watch-list/list-watch-entries.ts'
import { listWatchHits } from '#server/usecases/watch-list/list-watch-hits.ts'
import { readWatchFile } from '#server/usecases/watch-list/read-watch-file.ts'
import { takeWatchList } from '#server/usecases/watch-list/take-watch-list.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching, uploading } from '../route-table.ts'
import { readPublicUpload } from '../uploads.ts'

const readFile = (request: FastifyRequest) => readPublicUpload(request, watchList.watchBytes, 'file_bytes')

/** Security's watch list. */
export const watchListRoutes = routeGroup(
  routeTable(watchList, {
    listWatchHits,
    listWatchEntries: searching(listWatchEntries),
    readWatchFile: capped(caps.imports, uploading(readFile, readWatchFile)),
    takeWatchList: bulk(takeWatchList),
    decideWatchHit,
  }),
)
