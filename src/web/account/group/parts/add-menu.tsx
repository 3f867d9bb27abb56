import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, UserRoundPlus } from 'lucide-react'
import { addSelf, type Group } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { placeMember } from '#web/account/member/queries.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type AddMenuProps = {
  group: Group
  /** Whether the coordinator is already in the group. */
  hasSelf: boolean
  onAddOne: () => void
  onAddMany: () => void
  onSelfAdded: (participantGuid: string) => void
}

/** The ways into the group: one by the form, many from a table, oneself. */
export function AddMenu({ group, hasSelf, onAddOne, onAddMany, onSelfAdded }: AddMenuProps) {
  const adding = useAddSelf(group, onSelfAdded)
  return (
    <Menu
      trigger={
        <Button icon={<UserRoundPlus aria-hidden="true" />} iconEnd={<ChevronDown aria-hidden="true" />}>
          {m.group_add()}
        </Button>
      }
    >
      <MenuItem onSelect={onAddOne}>{m.group_add_one()}</MenuItem>
      <MenuItem onSelect={onAddMany}>{m.group_add_many()}</MenuItem>
      {!hasSelf && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => adding.mutate()} disabled={adding.isPending}>
            {m.group_add_self()}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function useAddSelf(group: Group, onAdded: AddMenuProps['onSelfAdded']) {
  const client = useQueryClient()
  return useSend(addSelf, () => ({ params: { guid: group.guid } }), {
    async onSuccess(member) {
      placeMember(client, group.guid, member)
      toasts.show({ title: m.group_self_added(), tone: 'positive' })
      // Only now may the account have a participant of its own.
      await refreshSession().catch(() => null)
      onAdded(member.participantGuid)
    },
    onError: tellFailure,
  })
}
