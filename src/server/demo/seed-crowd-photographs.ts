import { fail, overallVerdict, type PhotographFinding } from '#domain/photograph/photograph-finding.ts'
import { insertCrowdPhotographChecks, listCrowdPhotographs } from '../persistence/crowd-photograph-queries.ts'
import type { Tx } from '../persistence/database.ts'
import type { Services } from '../services.ts'
import type { Portrait } from './demo-person.ts'
import { demoPhotographCheck } from './demo-photograph-check.ts'

/** Of so many that wait to be looked at there is a picture, those that wait longest; all others are rows without bytes, which read as a file that is gone. */
const drawnOnes = 200

/** What the check says of the crowd's photographs, and the drawn pictures of those that the committee sees first. */
export async function seedCrowdPhotographs(
  { files }: Pick<Services, 'files'>,
  tx: Tx,
  portraits: ReadonlyMap<Portrait, Buffer>,
): Promise<void> {
  await insertCrowdPhotographChecks(tx, {
    good: findingsOf(0),
    undated: findingsOf(3),
    uneven: findingsOf(5),
    // Found after it was stored, because the finder of faces did not answer before.
    faulty: asRow([...goodWithout('face'), fail('face', 'photo_faces_many')]),
  })
  const pictures = [...portraits.values()]
  for (const { storageKey, number } of await listCrowdPhotographs(tx, drawnOnes)) {
    const bytes = pictures[number % pictures.length]
    if (bytes) await files.put(storageKey, bytes, { contentType: 'image/jpeg' })
  }
}

const someone = { guid: '', createdBy: '', createdAt: new Date(0) }

/** As of the demo's drawn portraits: every fourth has lost its date, every sixth has an uneven wall. */
function findingsOf(index: number) {
  const { verdict, findings } = demoPhotographCheck(someone, index)
  return { verdict: verdict ?? 'pass', findings: String(findings) }
}

function goodWithout(rule: PhotographFinding['rule']): PhotographFinding[] {
  const findings: PhotographFinding[] = JSON.parse(findingsOf(0).findings)
  return findings.filter(finding => finding.rule !== rule)
}

function asRow(findings: readonly PhotographFinding[]) {
  return { verdict: overallVerdict(findings), findings: JSON.stringify(findings) }
}
