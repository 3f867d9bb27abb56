import { type FavouriteMark, type MarkChange, marksOf, mergeMarks } from '#domain/favourite/favourite.ts'
import { kept, keptText } from '#web/kit/kept/kept.ts'

/** What a device knows of marks, and which of them the account has not heard of. */
export type KeptMarks = { changes: MarkChange[]; unsent: string[] }

const nothing: KeptMarks = { changes: [], unsent: [] }

/** A visitor's, until they log in; and those of the participant whose log-in is here. */
const visitors = kept('favourites', readKeptMarks, { of: 'none', until: 'browser' })
const participants = kept('favourites', readKeptMarks, { of: 'none', until: 'logout' })

/** Whose marks are shown. Public pages learn it from here, because the session's own rules are too large for them. */
const owner = keptText('favourites-of', { of: 'none', until: 'logout' })

const listeners = new Set<() => void>()

/** Calls back after every change of the marks, here or in another tab. */
export function watchMarks(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

function changed(): void {
  for (const listener of [...listeners]) listener()
}

/** The participant whose marks are kept here; null for a visitor's own. */
export function marksOwner(): string | null {
  return owner.read()
}

/** Marks by guid, without those taken off. */
export function marksHere(): Map<string, FavouriteMark> {
  return marksOf(keptMarks().changes)
}

function keptMarks(): KeptMarks {
  const of = marksOwner()
  return (of === null ? visitors.read() : participants.read(of)) ?? nothing
}

/** Marks a session or speaker, or takes the mark off; it is the account's when it is next joined. */
export function setMark(guid: string, mark: FavouriteMark | null): void {
  const of = marksOwner()
  const { changes, unsent } = keptMarks()
  const next = {
    changes: mergeMarks(changes, [{ guid, mark, at: new Date().toISOString() }]),
    unsent: [...new Set([...unsent, guid])],
  }
  if (of === null) visitors.write(next)
  else participants.write(next, of)
  changed()
}

/** What the account has not heard of: the visitor's marks from before the log-in, and those made since. */
export function unsentMarks(participantGuid: string): MarkChange[] {
  const { changes, unsent } = participants.read(participantGuid) ?? nothing
  const own = changes.filter(({ guid }) => unsent.includes(guid))
  return mergeMarks(visitors.read()?.changes ?? [], own)
}

/** Takes over what the account answered to `sent`; what was marked meanwhile stays to be sent. */
export function takeMarks(
  participantGuid: string,
  { sent, answer }: { sent: readonly MarkChange[]; answer: readonly MarkChange[] },
): void {
  const isSent = (change: MarkChange) =>
    sent.some(({ guid, at }) => guid === change.guid && Date.parse(at) >= Date.parse(change.at))
  const meanwhile = unsentMarks(participantGuid).filter(change => !isSent(change))
  participants.write(
    { changes: mergeMarks(answer, meanwhile), unsent: meanwhile.map(({ guid }) => guid) },
    participantGuid,
  )
  visitors.forget()
  owner.write(participantGuid)
  changed()
}

/** Shows nobody's marks but a visitor's: another person's cabinet is open, or nobody's. */
export function leaveMarks(): void {
  // Told also where the end of the log-in has taken the owner already: stars may still stand pressed.
  owner.forget()
  changed()
}

function readKeptMarks(stored: unknown): KeptMarks | null {
  const { changes, unsent } = (stored ?? {}) as Partial<KeptMarks>
  if (!Array.isArray(changes) || !Array.isArray(unsent)) return null
  const whole = changes.filter(
    one =>
      typeof one?.guid === 'string' &&
      !Number.isNaN(Date.parse(one.at)) &&
      [null, 'favourite', 'notInterested'].includes(one.mark),
  )
  return { changes: whole, unsent: unsent.filter(guid => typeof guid === 'string') }
}
