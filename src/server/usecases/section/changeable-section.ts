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

/** What a section of the cabinet provides for change requests; each section's use cases export one. */
export type ChangeableSection = {
  /** Whether the section is locked for the person now, so that only a request can change it. */
  isLocked(context: ChangeContext): Promise<boolean>
  /** Checks the proposal like a save, but without the lock; refuses naming fields as `proposed.<field>`. Returns what to store. */
  judge(context: ChangeContext, proposed: unknown): Promise<Record<string, unknown>>
  /** Writes the checked proposal despite the lock and increases the section's version. */
  apply(context: ChangeContext, proposed: Record<string, unknown>): Promise<void>
  /** The section's present data of each of these people in the shape of `proposed`, by the participant's guid; as few queries for all as for one. */
  present(
    needs: Needs<'database'>,
    records: readonly ParticipantRecord[],
  ): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** Values of that shape in words for an organiser, by field, empty for none: a hub's name, a day, yes and no. */
  describe(
    context: Pick<ChangeContext, 'needs' | 'edition'> & { locale: Locale },
    values: Record<string, unknown>,
  ): Promise<Record<string, string>>
}

/** Refuses a proposal, naming its fields as `proposed.<field>`. */
export function refuseProposed(error: ZodError): never {
  return refuseFields(refusedFields(error, 'proposed'))
}
