import type { Insertable } from 'kysely'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { judgePhotograph } from '#domain/photograph/judge-photograph.ts'
import { photographAge } from '#domain/photograph/photograph-age.ts'
import { overallVerdict } from '#domain/photograph/photograph-finding.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { demoEdition } from './demo-edition.ts'
import { drawnFace } from './draw-portraits.ts'

/** Every fourth picture has lost its date and every sixth has an uneven wall, so that the committee's page shows both. */
const every = { undated: 4, uneven: 6 } as const

const weeks = 3 * 7 * 86_400_000

/** The findings for a drawn portrait, derived from the drawing, so that the demo's start needs no face finder. */
export function demoPhotographCheck(
  file: { guid: string; createdBy: string; createdAt: Date },
  index: number,
): Insertable<DB['photographCheck']> {
  const { guid, createdBy, createdAt } = file
  const undated = index % every.undated === every.undated - 1
  const day = (instant: number) => localDayAt(instant, demoEdition.timeZone)
  const takenOn = undated ? null : day(createdAt.getTime() - weeks)
  const findings = judgePhotograph({
    frame: { x: 0, y: 0, side: 1 },
    chroma: 30,
    channels: 3,
    age: photographAge(takenOn, day(createdAt.getTime())),
    declared: undated,
    seen: {
      faces: [drawnFace],
      light: {
        background: {
          lightness: 91,
          dark: 84,
          spread: index % every.uneven === every.uneven - 1 ? 14 : 5,
          chroma: 5,
        },
        sharpness: 160,
        clipped: 0.01,
        brightness: 150,
      },
    },
  })
  return {
    fileGuid: guid,
    state: 'done',
    verdict: overallVerdict(findings),
    findings: JSON.stringify(findings),
    takenOn,
    declaredBy: undated ? createdBy : null,
    declaredAt: undated ? createdAt : null,
    createdAt,
    checkedAt: createdAt,
  }
}
