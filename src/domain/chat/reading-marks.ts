/** Up to which message one side has received and read the chat; `read` is never beyond `received`. */
export type ReadingMarks = { received: number; read: number }

/** Marks only move forward, never beyond the last message; reading implies receiving. */
export function moveMarks(
  before: ReadingMarks,
  said: { received?: number | undefined; read?: number | undefined },
  lastNumber: number,
): ReadingMarks {
  const read = Math.max(before.read, Math.min(said.read ?? 0, lastNumber))
  const received = Math.max(before.received, Math.min(said.received ?? 0, lastNumber), read)
  return { received, read }
}
