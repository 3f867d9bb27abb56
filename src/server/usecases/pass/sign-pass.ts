import type { PassKind } from '#domain/pass/pass-payload.ts'
import { type PassWindow, passWindow } from '#domain/pass/pass-window.ts'
import { passZones } from '#domain/pass/pass-zones.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPass } from '#server/persistence/pass-queries.ts'
import type { Needs } from '#server/use-case.ts'

export type SignedPass = { code: string; validFrom: string; validTo: string }

/** Flags of a participant's pass. */
const flagOf = { participant: 0, speaker: 1, media: 2, coordinator: 0 } as const

/** A pass with its signature, made when it is looked at: a shifted day of the forum is in the next print. */
export function signPass(
  { passes }: Needs<'passes'>,
  pass: { kind: PassKind; guid: string; counter: number; zones: number; flags: number },
  window: PassWindow,
): SignedPass {
  return {
    code: passes.sign({ ...pass, ...window }),
    validFrom: new Date(window.validFrom * 1000).toISOString(),
    validTo: new Date(window.validTo * 1000).toISOString(),
  }
}

/** The signed pass of a participant, or null while they have none that is valid. */
export async function participantPass(
  needs: Needs<'passes'>,
  reader: Reader,
  { record, edition }: { record: ParticipantRecord; edition: EditionRow },
): Promise<SignedPass | null> {
  const pass = await findPass(reader, {
    editionGuid: edition.guid,
    kind: 'participant',
    subjectGuid: record.applicationGuid,
  })
  return (
    pass &&
    signPass(
      needs,
      { kind: 'participant', ...pass, zones: passZones.forum, flags: flagOf[record.role] },
      passWindow(edition),
    )
  )
}
