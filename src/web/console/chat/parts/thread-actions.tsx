import { CircleCheck, Hand, RotateCcw, Undo2 } from 'lucide-react'
import type { ChatThread } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { tokenAccount } from '#web/kit/session/decode-token.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import type { useThreadActs } from './use-thread-acts.ts'

type ThreadActionsProps = { thread: ChatThread; acts: ReturnType<typeof useThreadActs> }

/** Whose conversation it is and whether it is closed, and the buttons that change it. */
export function ThreadActions({ thread, acts }: ThreadActionsProps) {
  const { own, close } = acts
  const me = useOwnGuid()
  const { owner } = thread
  const mine = owner !== null && owner.guid === me
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {mine ? (
        <Button
          variant="secondary"
          size="sm"
          loading={own.isPending}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => own.mutate('nobody')}
        >
          {m.chats_give_back()}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          loading={own.isPending}
          icon={<Hand aria-hidden="true" />}
          onClick={() => own.mutate('me')}
        >
          {owner ? m.chats_take_over() : m.chats_take()}
        </Button>
      )}
      {(mine || !owner) && (
        <Button
          variant="quiet"
          size="sm"
          loading={close.isPending}
          icon={thread.closed ? <RotateCcw aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          onClick={() => close.mutate(!thread.closed)}
        >
          {thread.closed ? m.chats_open_again() : m.chats_close()}
        </Button>
      )}
      <p className="text-sm text-text-quiet">
        {mine ? m.chats_yours() : owner ? m.chats_owned_by({ name: owner.name }) : m.chats_owned_by_nobody()}
        {thread.closed && ` · ${m.chats_closed()}`}
      </p>
    </div>
  )
}

/** Whose log-in this is, as the token says; null for none. The server decides by itself whose a conversation is. */
function useOwnGuid(): string | null {
  return tokenAccount(useSession().accessToken)
}
