import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Group, GroupBoard } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { ImportDialog } from '#web/account/group-import/view.tsx'
import { PayMembers, ReplaceMember } from '#web/account/group-payment/view.tsx'
import { membersOf, refreshBoard, useRefreshBoard } from '#web/account/member/queries.ts'
import { fullMemberName } from '#web/account/member/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { AddMember } from './add-member.tsx'
import { BulkDialogs } from './bulk-dialogs.tsx'
import { GroupDetails } from './group-details.tsx'
import { MemberSheet } from './member-sheet.tsx'
import type { BoardState } from './use-board.ts'

/** The dialogs over the board: a member, a form, a bulk action. */
export function BoardPanels({ board, state }: { board: GroupBoard; state: BoardState }) {
  const { group, members } = board
  const { open, panel, doing } = state
  const client = useQueryClient()
  const locale = useLocale()
  const close = () => state.setPanel(null)
  useGoneNotice(state)
  return (
    <>
      {open && (
        <MemberSheet
          key={open.participantGuid}
          group={group}
          member={open}
          onAct={kind => state.act(kind, [open])}
          onPay={() => state.setMoney({ kind: 'pay', members: [open] })}
          onReplace={() =>
            state.setMoney({
              kind: 'replace',
              participantGuid: open.participantGuid,
              name: fullMemberName(open, locale),
            })
          }
          onClose={state.close}
        />
      )}
      {panel === 'add-one' && <AddMember group={group} onClose={close} />}
      {panel === 'add-many' && (
        <ImportDialog
          group={group}
          onDone={close}
          onAdded={async toSend => {
            await refreshBoard(client, group.guid)
            close()
            state.act('send', membersOf(client, group.guid, toSend), true)
          }}
        />
      )}
      {panel === 'details' && <GroupDetails group={group} members={members} onClose={close} />}
      <MoneyPanel group={group} state={state} />
      {doing && (
        <BulkDialogs
          act={doing.act}
          groupGuid={group.guid}
          members={doing.members}
          atOnce={doing.atOnce ?? false}
          onSelect={state.endAct}
          onClose={state.cancelAct}
        />
      )}
    </>
  )
}

/** When the open member has left the group, says so and clears the address. */
function useGoneNotice({ isGone, close }: BoardState): void {
  const tell = useEffectEvent(() => {
    toasts.show({
      title: m.group_member_gone(),
      description: m.group_member_gone_text(),
      tone: 'attention',
    })
    close()
  })
  useEffect(() => {
    if (isGone) tell()
  }, [isGone])
}

/** Payment for many, or the paid place of somebody who cannot come. */
function MoneyPanel({ group, state }: { group: Group; state: BoardState }) {
  const refresh = useRefreshBoard(group.guid)
  const { money } = state
  const close = () => state.setMoney(null)
  const done = () => {
    void refresh()
    state.endAct([])
    close()
  }
  if (money?.kind === 'pay')
    return <PayMembers group={group} members={money.members} way={money.way} onDone={done} onClose={close} />
  if (money?.kind === 'replace')
    return (
      <ReplaceMember
        group={group}
        member={money}
        onDone={made => {
          done()
          state.change({ open: made.participantGuid })
        }}
        onClose={close}
      />
    )
  return null
}
