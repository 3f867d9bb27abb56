/** Orders of the queue of chats: whoever has waited longest first, or by the last message both ways. */
export const chatSorts = ['longestWait', 'newest', 'oldest', 'owner', 'ownerDown'] as const
export type ChatSort = (typeof chatSorts)[number]
