import { judgeFaces } from '#domain/photograph/judge-face.ts'
import { judgeLight } from '#domain/photograph/judge-light.ts'
import { inOrder, uncheckedFinding } from '#domain/photograph/judge-photograph.ts'
import { overallVerdict, type PhotographFinding } from '#domain/photograph/photograph-finding.ts'
import { claimPendingCheck, finishPhotographCheck } from '#server/persistence/photograph-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { lookForFaces } from './look-for-faces.ts'
import { seenPixels } from './make-photograph.ts'

/** Tries of about a minute each; after that the picture is left to people. */
const mostAttempts = 60

/**
 * Checks a stored photograph whose check is pending. If the finder does not answer it stays pending, and the sweep tries again. Faults found now no
 * longer refuse the photograph: the person and the committee read them.
 */
export async function finishPendingCheck(
  needs: Needs<'clock' | 'database' | 'faces' | 'files' | 'log'>,
  fileGuid: string,
): Promise<void> {
  const pending = await claimPendingCheck(needs.database, fileGuid)
  if (!pending) return
  const findings =
    (await look(needs, pending.storageKey)) ?? (pending.attempts >= mostAttempts ? [uncheckedFinding] : null)
  if (!findings) return
  const all = inOrder([...pending.findings, ...findings])
  await finishPhotographCheck(needs.database, {
    fileGuid,
    verdict: overallVerdict(all),
    findings: all,
    at: needs.clock.now(),
  })
}

async function look(
  needs: Needs<'faces' | 'files' | 'log'>,
  storageKey: string,
): Promise<PhotographFinding[] | null> {
  const stored = await needs.files.get(storageKey)
  if (!stored) return null
  const bare = await seenPixels(stored.bytes)
  const seen = await lookForFaces(needs, bare, 'portrait')
  if (!seen) return null
  const faces = judgeFaces(seen.faces, { x: 0, y: 0, side: bare.width })
  return [...faces, ...(seen.light ? judgeLight(seen.light) : [])]
}
