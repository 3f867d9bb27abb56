/**
 * How soon a message is sent (product.md §6), the most urgent first: a code, for which somebody waits before an open page; an answer to an act of its
 * reader; any other notice.
 */
export const messageUrgencies = ['code', 'answer', 'notice'] as const

export type MessageUrgency = (typeof messageUrgencies)[number]
