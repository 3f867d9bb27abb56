export const chatMarks = ['personReceived', 'personRead', 'supportReceived', 'supportRead'] as const
export type ChatMark = (typeof chatMarks)[number]

/** A chat as far as joining needs it: how far each side has received and read. */
export type JoinedChat = Record<ChatMark, number> & {
  messages: readonly { guid: string; number: number; at: string }[]
}

/**
 * Two chats of one person as one, in the order of time. A mark goes up to the first message that was not read in its own chat: whatever somebody has
 * not seen stays unread, even where something later was seen.
 */
export function joinChats(chats: readonly JoinedChat[]): Record<ChatMark, number> & { guids: string[] } {
  const joined = chats
    .flatMap(chat => chat.messages.map(message => ({ ...message, chat })))
    .sort((one, other) => (one.at === other.at ? one.number - other.number : one.at < other.at ? -1 : 1))
  const markOf = (mark: ChatMark) => {
    const unseen = joined.findIndex(({ number, chat }) => number > chat[mark])
    return unseen < 0 ? joined.length : unseen
  }
  return {
    guids: joined.map(({ guid }) => guid),
    personReceived: markOf('personReceived'),
    personRead: markOf('personRead'),
    supportReceived: markOf('supportReceived'),
    supportRead: markOf('supportRead'),
  }
}
