/** Orders of the queue of chats, each both ways. In those by the wait, chats that do not wait come last, by their last message. */
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
