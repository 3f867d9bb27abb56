import { type ContentDetail, contentStates } from '#contract/content.ts'
import { roleThatEdits } from '#domain/access/content-access.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { asKind } from '#domain/content/content-values.ts'
import { roleForKind } from '#server/organiser-acting.ts'
import { readAudit, recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'

/** Who changes content, when, and in which request. */
export type Editing = { actor: OrganiserActor; facts: RequestFacts; at: Date }

/** Who edits, when the role may edit this kind; refuses otherwise, before anything is read. */
export function editingOf(
  call: { actor: OrganiserActor; params: { kind: ContentKind }; facts: RequestFacts },
  needs: Needs<'clock'>,
): Editing {
  roleForKind(call.actor, call.params.kind)
  return { actor: call.actor, facts: call.facts, at: needs.clock.now() }
}

/** The same for what ends or moves a piece: those who write important updates on a page of their own do neither there. */
export function endingOf(call: Parameters<typeof editingOf>[0], needs: Needs<'clock'>): Editing {
  if (roleThatEdits(call.actor.roles, call.params.kind) === null) refuse('forbidden')
  return editingOf(call, needs)
}

/** Records a change of a piece, with its name, because the piece itself may be deleted later. */
export function recordEditing(
  tx: Tx,
  editing: Editing,
  done: {
    action:
      | ('create' | 'save' | 'publish' | 'unpublish' | 'remove' | 'order')
      | ('linkSpeaker' | 'unlinkSpeaker' | 'keepSpeaker')
    guid: string
    kind: ContentKind
    draft: unknown
    from?: string
    to?: string
  },
): Promise<void> {
  const title = contentTitle(done.kind, asKind(done.kind, done.draft as object))
  return recordAudit(tx, {
    at: editing.at,
    actorGuid: editing.actor.accountGuid,
    actorRole: roleForKind(editing.actor, done.kind),
    subjectKind: 'content',
    subjectGuid: done.guid,
    action: done.action,
    fromValue: done.from ?? null,
    toValue: done.to ?? null,
    reason: `${done.kind}: ${title.ru || title.en}`.slice(0, 300),
    requestId: editing.facts.requestId,
  })
}

const states: ReadonlySet<string | null> = new Set(contentStates)

/** The history of a piece, newest first. Names and version numbers stay in the audit only. */
export async function readEditingHistory(reader: Reader, guid: string): Promise<ContentDetail['history']> {
  const rows = await readAudit(reader, [guid])
  return rows.map(({ at, actor, action, from, to }) => ({
    at,
    actor,
    action,
    from: states.has(from) ? from : null,
    to: states.has(to) ? to : null,
    reason: null,
  }))
}
