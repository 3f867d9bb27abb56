import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type GroupBoard, type GroupMember, readGroupBoard } from '#contract/group.ts'
import { type DraftOf, readSectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabelsOf } from '#web/kit/words/person-labels.ts'
import { judgeMember, type MemberValues } from './rules.ts'
import { memberName } from './words.ts'

function groupBoardKey(guid: string) {
  return ['group-board', guid]
}

/** Begins with the board's key, because a change of the board may change its payments too. */
export function groupPaymentsKey(guid: string) {
  return [...groupBoardKey(guid), 'payments']
}

/** Reads a group's board and payments again wherever they are shown. */
export function refreshBoard(client: QueryClient, guid: string): Promise<void> {
  return client.invalidateQueries({ queryKey: groupBoardKey(guid) })
}

export function useRefreshBoard(guid: string): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshBoard(client, guid)
}

/** These people, from the cached board. */
export function membersOf(client: QueryClient, guid: string, chosen: readonly string[]): GroupMember[] {
  const wanted = new Set(chosen)
  const board = client.getQueryData<GroupBoard>(groupBoardKey(guid))
  return board?.members.filter(({ participantGuid }) => wanted.has(participantGuid)) ?? []
}

/** The board, people by name. Read again when one of them changes, when the window gets the focus, and now and then. */
export function useGroupBoard(guid: string) {
  const client = useQueryClient()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: groupBoardKey(guid),
    queryFn: ({ signal }) => callApi(readGroupBoard, { params: { guid }, signal }),
    refetchInterval: useLiveInterval(),
  })
  useLiveEvent('group', () => void refreshBoard(client, guid))
  const board = useMemo(() => data && { ...data, members: byName(data.members, locale) }, [data, locale])
  return { board, error, refetch }
}

/** Puts a member from the server's answer into the cached board, so that it shows at once. */
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

/** The fields in the order of the form, for the error summary and conflicts: contacts and role come before the badge. */
export function memberFormFields(citizenship: string): SectionField<MemberValues>[] {
  const { birthDate, position, ...others } = personLabelsOf(citizenship)
  const labels = { ...others, ...mediaLabels, birthDate, position }
  return (Object.keys(labels) as (keyof typeof labels)[]).map(name => ({ name, label: labels[name]() }))
}

/**
 * A member's form. What is typed is kept in this tab until it is saved, in case the sheet is closed by mistake. `version` is the one the typing is
 * based on.
 */
export function useMemberForm(of: DraftOf, start: MemberValues, startVersion: number) {
  const today = useToday()
  const [kept] = useState(() => readSectionDraft(of, start))
  const [version, setVersion] = useState(kept?.version ?? startVersion)
  const contractForm = useContractForm(judgeMember(today), {
    start,
    typed: kept?.values,
    fields: typed => memberFormFields(typed.citizenship),
    // The server names a field by its path in the body; the form is flat.
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const { form } = contractForm
  const fields = memberFormFields(useWatch({ control: form.control, name: 'citizenship' }))
  const { guid, section } = of
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) =>
          writeSectionDraft({ guid, section }, isDirty ? { version, values } : null),
      }),
    [subscribe, guid, section, version],
  )
  return {
    ...contractForm,
    fields,
    version,
    /** Starts again from what was saved and drops the kept draft. */
    restart(values: MemberValues, next: number): void {
      form.reset(values)
      setVersion(next)
      writeSectionDraft(of, null)
    },
  }
}
