import type { GroupMember } from '#contract/group.ts'
import { memberGates } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { memberName } from '#web/account/member/words.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { GateMark } from './gate-mark.tsx'
import { gateWords } from './gate-words.ts'
import type { MemberSort } from './member-filter.ts'
import { NextLine } from './next-line.tsx'
import type { LineWords } from './use-line-words.ts'

type MemberColumnsOptions = {
  locale: 'ru' | 'en'
  pathname: string
  /** The query that opens this person. */
  searchOf: (guid: string) => string
  words: LineWords
  sort: MemberSort
  onSort: (by: MemberSort['by']) => void
}

export function memberColumns({
  locale,
  pathname,
  searchOf,
  words,
  sort,
  onSort,
}: MemberColumnsOptions): ListColumn<GroupMember>[] {
  const sorting = (by: MemberSort['by']): Pick<ListColumn<GroupMember>, 'sorted' | 'onSort'> => ({
    sorted: sort.by !== by ? 'none' : sort.down ? 'descending' : 'ascending',
    onSort: () => onSort(by),
  })
  return [
    {
      key: 'person',
      head: m.group_column_person(),
      ...sorting('name'),
      cell: member => (
        <span className="block max-w-44 py-0.5 lg:max-w-64">
          <span className="flex items-baseline gap-2">
            <span className="truncate">
              <RowLink pathname={pathname} search={searchOf(member.participantGuid)}>
                {memberName(member, locale)}
              </RowLink>
            </span>
            {member.self && <SelfMark />}
          </span>
          <span className="block truncate text-xs font-normal text-text-quiet">{underName(member)}</span>
        </span>
      ),
    },
    ...memberGates.map(gate => ({
      key: gate,
      head: gateWords[gate](),
      ...sorting(gate),
      cell: (member: GroupMember) => <GateMark gate={gate} member={member} />,
    })),
    {
      key: 'next',
      head: m.group_column_next(),
      roomy: 'wide',
      fluid: 'wrap',
      cell: member => (
        <span className="block whitespace-normal">
          <NextLine member={member} words={words} />
        </span>
      ),
    },
  ]
}

/** The coordinator's own person. */
export function SelfMark() {
  return <span className="shrink-0 text-xs font-normal text-accent-text">{m.group_self_mark()}</span>
}

/** The line under a name: the position, and any role other than participant. */
export function underName({ position, role }: Pick<GroupMember, 'position' | 'role'>): string {
  const unusual = role === 'participant' ? null : participantRoleWords[role]()
  return [unusual, position?.trim()].filter(Boolean).join(' · ')
}
