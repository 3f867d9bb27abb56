import type * as routes from '#contract/assistant.ts'
import type { Assistants } from '#contract/assistant.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { type AssistantRow, listAssistantRows } from '#server/persistence/assistant-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** The assistants of the account's own person; nobody else sees them. */
export async function listAssistants(
  { actor, params: { guid } }: CallOf<typeof routes.listAssistants, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<Assistants> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  return assistantsOf(needs.database, record)
}

export async function assistantsOf(reader: Reader, record: ParticipantRecord): Promise<Assistants> {
  const rows = await listAssistantRows(reader, record.guid)
  return { items: rows.map(presentAssistant), closed: profileAccess(record) === 'closed' }
}

/** An assistant as shown to the person and to readers of the application. */
export function presentAssistant(row: AssistantRow): Assistants['items'][number] {
  const { guid, version, name, phone, email, getsNotices, grantedAt } = row
  const sections = row.sections as AssistantSection[]
  return {
    guid,
    version,
    name,
    phone,
    email,
    sections,
    getsNotices,
    grantedAt: grantedAt?.toISOString() ?? null,
  }
}
