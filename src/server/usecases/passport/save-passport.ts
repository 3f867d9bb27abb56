import type * as routes from '#contract/passport.ts'
import type { PassportBody } from '#contract/passport.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { attachPassportPages } from '#server/persistence/file-queries.ts'
import { releaseListedNumber } from '#server/persistence/group-import-queries.ts'
import { savePassportRow } from '#server/persistence/passport-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { eraseEach } from '../file/erase-each.ts'
import { eraseFile } from '../file/erase-file.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { securityMachine } from '../transition/security-machine.ts'
import { judgePassport } from './judge-passport.ts'
import { readPassport } from './read-passport.ts'

/** Saves passport data, sealed, and puts the person back in the queue of the check (product.md §3). */
export const savePassport: UseCase<
  typeof routes.savePassport,
  'clock' | 'database' | 'files' | 'sealer'
> = async ({ actor, params: { guid }, body: { version, ...body }, facts }, needs) => {
  const at = needs.clock.now()
  let replaced: { guid: string; storageKey: string }[] = []
  try {
    replaced = await needs.database.transaction().execute(async tx => {
      const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'passport' })
      if (record.status !== 'pending' && record.status !== 'approved') refuse('state_forbids')
      askTransition(securityMachine, 'saveAgain', record, 'participant')
      const today = localDayAt(at.getTime(), edition.timeZone)
      const judged = judgePassport(body, {
        birthDate: record.birthDate ?? '',
        today,
        forumEndsOn: edition.endsOn,
      })
      const numberHash = needs.sealer.hash('passport', judged.canonical)
      await releaseListedNumber(tx, { numberHash, participantGuid: guid })
      const saved = await savePassportRow(tx, {
        participantGuid: guid,
        version,
        numberHash,
        savedAt: at,
        ...needs.sealer.seal(body, `passport:${guid}`),
      })
      // Checked before the pages: if another save came first, its pages are gone, which is not the actual cause.
      if (!saved) refuse('changed_meanwhile')
      const others = await attachPassportPages(tx, { participantGuid: guid, guids: pagesOf(body), at })
      if (!others) return refuse('not_found')
      await applyTransition(tx, securityMachine, 'saveAgain', record, {
        by: { as: 'participant', role, actorGuid: actor.accountGuid, at, requestId: facts.requestId },
        change: { passportNote: null },
      })
      return others
    })
  } catch (error) {
    if (breaks(error, 'passport_number'))
      refuse('passport_used', { details: [{ field: 'number', code: 'passport_used' }] })
    throw error
  }
  // Only now: a save that is refused keeps its scans. What the store does not erase now, the sweep will.
  await eraseEach(replaced, page => eraseFile(needs, page, at))
  return readPassport({ actor, params: { guid } }, needs)
}

/** The pages that a passport names. */
function pagesOf(body: PassportBody): string[] {
  const pages = [body.mainPageFileGuid, body.kind === 'russian' ? body.registrationPageFileGuid : null]
  return pages.filter(page => page !== null)
}
