import type { AuditRole } from '#domain/audit/audit-entry.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'

/** Records in the card's history what the person's own act changed. */
export function recordCardChange(
  tx: Tx,
  done: {
    action: 'create' | 'save' | 'publish' | 'unpublish' | 'remove' | 'withdrawConsent'
    guid: string
    draft: DraftContent<'speaker'>
    at: Date
    by: string | null
    requestId: string | null
    role?: AuditRole
  },
): Promise<void> {
  const title = contentTitle('speaker', done.draft)
  return recordAudit(tx, {
    at: done.at,
    actorGuid: done.by,
    actorRole: done.role ?? 'participant',
    subjectKind: 'content',
    subjectGuid: done.guid,
    action: done.action,
    // As in every entry about a piece, only its name is stored, never the person's own words.
    reason: `speaker: ${title.ru || title.en}`.slice(0, 300),
    requestId: done.requestId,
  })
}
