/** How long an answer may stay unread before the person is told of it, in milliseconds. */
const noticeMilliseconds = 10 * 60_000

/** When the person is to be told, and whether they were since they last read. */
export type AnswerNotice = { noticeAt: Date | null; noticed: boolean }

/** After an answer: one notice is under way at most, and after it none until the person has read. */
export function noticeAfterAnswer(before: AnswerNotice, now: Date): AnswerNotice {
  if (before.noticed || before.noticeAt) return before
  return { noticeAt: new Date(now.getTime() + noticeMilliseconds), noticed: false }
}

/** After the person has read: where nothing of support is unread there is nothing to tell. */
export function noticeAfterReading(before: AnswerNotice, unread: number): AnswerNotice {
  return unread > 0 ? before : { noticeAt: null, noticed: false }
}
