import { ArrowRightLeft, CircleCheck, Hand, RotateCcw, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { Chat } from '#contract/organiser-chat.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tokenAccount } from '#web/kit/session/decode-token.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useChatColleagues } from '../queries.ts'
import type { useChatActs } from './use-chat-acts.ts'

type ChatActionsProps = { chat: Chat; acts: ReturnType<typeof useChatActs> }

/** Who answers the chat, whether it is closed, and the buttons to change that. */
export function ChatActions({ chat, acts }: ChatActionsProps) {
  const locale = useLocale()
  const { own, close } = acts
  const me = useOwnGuid()
  const { owner } = chat
  const mine = owner !== null && owner.guid === me
  // Beside the list, where rows may be ticked for the same.
  const about = nameIn(locale, chat.person)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {mine ? (
        <PageButton
          about={about}
          icon={Undo2}
          variant="secondary"
          size="sm"
          loading={own.isPending}
          onClick={() => own.mutate('nobody')}
        >
          {m.chats_give_back()}
        </PageButton>
      ) : (
        <PageButton
          about={about}
          icon={Hand}
          variant="secondary"
          size="sm"
          loading={own.isPending}
          onClick={() => own.mutate('me')}
        >
          {owner ? m.chats_take_over() : m.chats_take()}
        </PageButton>
      )}
      {(mine || !owner) && (
        <PageButton
          about={about}
          icon={chat.closed ? RotateCcw : CircleCheck}
          variant="quiet"
          size="sm"
          loading={close.isPending}
          onClick={() => close.mutate(!chat.closed)}
        >
          {chat.closed ? m.chats_open_again() : m.chats_close()}
        </PageButton>
      )}
      {(mine || !owner) && <PassMenu own={own} />}
      <p className="text-sm text-text-quiet">
        {mine
          ? m.chats_yours()
          : owner
            ? m.chats_owned_by({ name: colleagueName(locale, owner.name) })
            : m.chats_owned_by_nobody()}
        {chat.closed && ` · ${m.chats_closed()}`}
      </p>
    </div>
  )
}

/** Passes the chat to a colleague by name; nothing where there is no other one. */
function PassMenu({ own }: Pick<ChatActionsProps['acts'], 'own'>) {
  const locale = useLocale()
  const { data } = useChatColleagues()
  const opener = useRef<HTMLButtonElement>(null)
  const pass = ({ guid, name }: { guid: string; name: string }) =>
    own.mutate(guid, {
      onSuccess: () =>
        toasts.show({ title: m.chats_passed({ name: colleagueName(locale, name) }), tone: 'positive' }),
    })
  usePageActions(
    (data ?? []).map(colleague => ({
      key: `pass-${colleague.guid}`,
      label: m.chats_pass(),
      note: colleagueName(locale, colleague.name),
      icon: ArrowRightLeft,
      run: () => pass(colleague),
    })),
    opener,
  )
  if (!data?.length) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          aria-label={m.chats_pass_label()}
          icon={<ArrowRightLeft aria-hidden="true" />}
        >
          {m.chats_pass()}
        </Button>
      }
    >
      {data.map(colleague => (
        <MenuItem key={colleague.guid} onSelect={() => pass(colleague)}>
          {colleagueName(locale, colleague.name)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** The guid of whoever is logged in, from the token; null for nobody. The server checks by itself who answers a chat. */
function useOwnGuid(): string | null {
  return tokenAccount(useSession().accessToken)
}
