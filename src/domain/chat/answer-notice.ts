/** How long an answer may stay unread before the person is told of it, in milliseconds. */
const noticeMilliseconds = 10 * 60_000

/** When to notify the person, and whether they were notified since they last read. */
export type AnswerNotice = { noticeAt: Date | null; noticed: boolean }

/** After an answer: at most one notice is pending, and after it no other until the person has read. */
export function noticeAfterAnswer(before: AnswerNotice, now: Date): AnswerNotice {
  if (before.noticed || before.noticeAt) return before
  return { noticeAt: new Date(now.getTime() + noticeMilliseconds), noticed: false }
}

/** After reading: no notice when nothing from support is unread. */
export function noticeAfterReading(before: AnswerNotice, unread: number): AnswerNotice {
  return unread > 0 ? before : { noticeAt: null, noticed: false }
}
