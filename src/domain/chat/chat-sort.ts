/** Orders of the queue of chats: whoever has waited longest first, or by the last message, by owner and by person both ways. */
export const chatSorts = [
  'longestWait',
  'newest',
  'oldest',
  'owner',
  'ownerDown',
  'person',
  'personDown',
] as const
export type ChatSort = (typeof chatSorts)[number]
