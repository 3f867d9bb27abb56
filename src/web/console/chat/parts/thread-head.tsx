import type { ReactNode } from 'react'
import type { ChatPerson, ChatThread } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumNow } from '#web/console/clock/use-forum-clock.ts'
import { useFitsTable } from '#web/kit/list/use-media.ts'
import { ClockWord } from '../clock-word.tsx'
import { PersonFacts } from './person-facts.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { useThreadActs } from './use-thread-acts.ts'

/** Who it is, how long they wait and whose the conversation is: above its messages. */
export function ThreadHead({ thread, title }: { thread: ChatThread; title: ReactNode }) {
  const now = useForumNow(30_000)
  // What is on the screen is what the list of messages has told; the thread is read anew with each event.
  const acts = useThreadActs(thread, thread.lastNumber)
  const roomy = useFitsTable()
  const clock = (
    <span className="text-sm font-medium empty:hidden">
      <ClockWord answerBy={thread.answerBy} now={now} />
    </span>
  )
  return (
    <div className="space-y-2 md:space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {title}
        {clock}
        {!roomy && <FoldedFacts person={thread.person} />}
      </div>
      {roomy && <PersonFacts person={thread.person} />}
      <ThreadActions thread={thread} acts={acts} />
    </div>
  )
}

/** On a phone the conversation has the screen, and the facts stand behind a word. */
function FoldedFacts({ person }: { person: ChatPerson }) {
  return (
    <details className="open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-accent-text">
        {m.chats_facts()}
      </summary>
      <PersonFacts person={person} />
    </details>
  )
}
