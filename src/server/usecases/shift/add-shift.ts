import type { z } from 'zod'
import type * as routes from '#contract/organiser-shift.ts'
import type { shiftFields } from '#contract/organiser-shift.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { insertShift } from '#server/persistence/shift-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { recordShifts } from './shift-audit.ts'

export const addShift: UseCase<typeof routes.addShift, 'clock' | 'database'> = async (
  { actor, body, facts },
  { clock, database },
) =>
  database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    const guid = await insertShift(tx, { editionGuid, ...shiftColumns(body) })
    await recordShifts(tx, { actor, facts, at: clock.now() }, [
      { action: 'addShift', subjectKind: 'shift', subjectGuid: guid },
    ])
    return { guid }
  })

export function shiftColumns({ from, to, place, needed }: z.output<typeof shiftFields>) {
  return {
    startsAt: new Date(from),
    endsAt: new Date(to),
    placeRu: place.ru,
    placeEn: place.en,
    needed,
  }
}
