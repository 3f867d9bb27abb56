import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type GroupBoard, type GroupMember, readGroupBoard } from '#contract/group.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLatestCallback } from '#web/kit/list/use-latest-callback.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { memberName } from './member-name.ts'

/** Key of a group's board, for those who change what it shows. */
export function groupBoardKey(guid: string) {
  return ['group-board', guid]
}

/** Key of a group's money: what changes the board may change it too, so its key begins with the board's. */
export function groupPaymentsKey(guid: string) {
  return [...groupBoardKey(guid), 'payments']
}

/** Reads the board of a group and its money anew wherever they are shown. */
export function refreshBoard(client: QueryClient, guid: string): Promise<void> {
  return client.invalidateQueries({ queryKey: groupBoardKey(guid) })
}

export function useRefreshBoard(guid: string): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshBoard(client, guid)
}

/** These people of the board at hand. */
export function membersOf(client: QueryClient, guid: string, chosen: readonly string[]): GroupMember[] {
  const wanted = new Set(chosen)
  const board = client.getQueryData<GroupBoard>(groupBoardKey(guid))
  return board?.members.filter(({ participantGuid }) => wanted.has(participantGuid)) ?? []
}

/** The board, people by name; read anew when one of them changes, when the window is looked at again, and now and then. */
export function useGroupBoard(guid: string) {
  const client = useQueryClient()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: groupBoardKey(guid),
    queryFn: ({ signal }) => callApi(readGroupBoard, { params: { guid }, signal }),
    refetchInterval: useLiveInterval(),
  })
  useLiveEvent(
    'group',
    useLatestCallback(() => void refreshBoard(client, guid)),
  )
  const board = useMemo(() => data && { ...data, members: byName(data.members, locale) }, [data, locale])
  return { board, error, refetch }
}

/** Puts a member as the server gave it back into the board at hand, so that nothing waits for the next reading. */
export function placeMember(client: QueryClient, guid: string, member: GroupMember): void {
  client.setQueryData<GroupBoard>(groupBoardKey(guid), board => {
    if (!board) return board
    const others = board.members.filter(({ participantGuid }) => participantGuid !== member.participantGuid)
    return { ...board, members: [...others, member] }
  })
  void refreshBoard(client, guid)
}

function byName(members: readonly GroupMember[], locale: 'ru' | 'en'): GroupMember[] {
  const { compare } = new Intl.Collator(locale)
  const named = members.map(member => ({ member, name: memberName(member, locale) }))
  return named.sort((left, right) => compare(left.name, right.name)).map(({ member }) => member)
}
