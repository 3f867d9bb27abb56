import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { SupportChat } from '#web/kit/chat/support-chat.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** The chat of a participant with support, by whoever has their cabinet open; null stands for the account itself. */
export function PersonChat({ participant }: { participant: string | null }) {
  const locale = useLocale()
  const person = useCurrentParticipant()
  return (
    <SupportChat
      participant={participant}
      name={person ? participantName(person, locale) : m.chat_you()}
      emptyText={m.chat_empty_text()}
    />
  )
}
