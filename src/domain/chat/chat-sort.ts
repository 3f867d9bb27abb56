/** Orders of the queue of chats, each both ways. By the wait whoever waits comes before all others, who go by the last message. */
export const chatSorts = [
  'longestWait',
  'shortestWait',
  'newest',
  'oldest',
  'owner',
  'ownerDown',
  'person',
  'personDown',
] as const
export type ChatSort = (typeof chatSorts)[number]
