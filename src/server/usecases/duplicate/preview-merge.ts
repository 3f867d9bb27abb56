import type * as routes from '#contract/organiser-duplicate.ts'
import { findDuplicatePair, listDuplicateRecords } from '#server/persistence/duplicate-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { previewOf, readMergeScene } from './merge-scene.ts'
import { presentDuplicate } from './present-duplicate.ts'
import { refuseMerged } from './refuse-merged.ts'

/** What merging the two records of a pair would do. Nothing is changed. */
export const previewMerge: UseCase<typeof routes.previewMerge, 'clock' | 'database'> = async (
  { params: { guid }, query: { keep } },
  { clock, database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const pair = (await findDuplicatePair(database, { guid, editionGuid })) ?? refuse('not_found')
  if (pair.state === 'merged') await refuseMerged(database, pair)
  const guids = [pair.leftGuid, pair.rightGuid]
  const [records, found] = await Promise.all([
    listParticipants(database, { guids, editionGuid }),
    listDuplicateRecords(database, { editionGuid, guids }),
  ])
  const scene = await readMergeScene(database, pair, { records, wall: clock.wall() })
  const shown = presentDuplicate(pair, new Map(found.map(record => [record.guid, record])))
  if (!shown) refuse('not_found')
  return { ...previewOf(scene, { keep }), left: shown.left, right: shown.right }
}
