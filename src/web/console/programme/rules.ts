import { type PlacedSession, programmeConflicts } from '#domain/programme/programme-conflicts.ts'

/** A conflict of one session: the hall or person needed twice, and the other session. */
export type SessionClash = { kind: 'hall' | 'person'; subject: string; other: string }

/** The name that a session has in the rule before the server has given it one. */
const unsavedSession = 'unsaved'

/**
 * The conflicts of an edited session with all other planned ones; its own saved version does not count. Each hall or person is listed once per other
 * session.
 */
export function sessionClashes(
  planned: readonly PlacedSession[],
  edited: Omit<PlacedSession, 'guid'> & { guid: string | null },
): SessionClash[] {
  const guid = edited.guid ?? unsavedSession
  const all = [...planned.filter(session => session.guid !== guid), { ...edited, guid }]
  return programmeConflicts(all).flatMap(({ kind, subject, sessions: [first, second] }) => {
    if (first !== guid && second !== guid) return []
    return [{ kind, subject, other: first === guid ? second : first }]
  })
}

/** The fields of a session's draft that the conflict rule reads; an unreadable time counts as none. */
export function placedDraft(
  guid: string | null,
  values: Readonly<Record<string, unknown>>,
): Omit<PlacedSession, 'guid'> & { guid: string | null } {
  const time = (value: unknown) =>
    typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null
  return {
    guid,
    day: (values.day as string | null) ?? null,
    startsAt: time(values.startsAt),
    endsAt: time(values.endsAt),
    hall: (values.hall as string | null) ?? null,
    moderators: (values.moderators as string[] | undefined) ?? [],
    speakers: (values.speakers as string[] | undefined) ?? [],
  }
}
