import type { ZodError } from 'zod'
import type { Locale } from '#contract/field.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refusedFields, refuseFields } from '#server/refuse-fields.ts'
import type { Needs } from '#server/use-case.ts'

export type ChangeContext = {
  needs: Needs<'published'>
  tx: Tx
  record: Locked<ParticipantRecord>
  edition: EditionRow
  at: Date
}

/** What a section of the cabinet does for change requests: each use case of a section exports one. */
export type ChangeableSection = {
  /** Whether the section is closed to the person now, so that only a request can change it. */
  isLocked(context: ChangeContext): Promise<boolean>
  /** Judges what is asked for as a save would, without the lock; refuses naming fields as `proposed.<field>`. Returns what to keep. */
  judge(context: ChangeContext, proposed: unknown): Promise<Record<string, unknown>>
  /** Writes what was judged past the lock and raises the section's version. */
  apply(context: ChangeContext, proposed: Record<string, unknown>): Promise<void>
  /** The section of each of these people as it stands, in the shape of `proposed`, by the participant's guid: so many questions for all as for one. */
  present(
    needs: Needs<'database'>,
    records: readonly ParticipantRecord[],
  ): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** Values of that shape as an organiser reads them, by field, empty for none: a hub's name, a day, yes and no. */
  describe(
    context: Pick<ChangeContext, 'needs' | 'edition'> & { locale: Locale },
    values: Record<string, unknown>,
  ): Promise<Record<string, string>>
}

/** Refuses what a change request asks for, naming its fields as `proposed.<field>`. */
export function refuseProposed(error: ZodError): never {
  return refuseFields(refusedFields(error, 'proposed'))
}
