import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { Tx } from '#server/persistence/database.ts'
import { voidPass } from '#server/persistence/pass-standing-queries.ts'

/** Voids the passes of those who may no longer enter, and adds them to the gates' list; who has none is left alone. */
export async function endPasses(
  tx: Tx,
  subjects: readonly { guid: string }[],
  { editionGuid, kind, at }: { editionGuid: string; kind: PassKind; at: Date },
): Promise<void> {
  for (const { guid: subjectGuid } of subjects) await voidPass(tx, { editionGuid, kind, subjectGuid }, at)
}
