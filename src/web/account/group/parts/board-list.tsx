import { useCallback, useMemo } from 'react'
import type { GroupMember } from '#contract/group.ts'
import { type GateState, memberGates } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { memberName } from '#web/account/member/words.ts'
import { List } from '#web/kit/list/list.tsx'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useFitsTable } from '#web/ui/use-media.ts'
import { GateMark, MarkIcon } from './gate-mark.tsx'
import { gateWords, markWords } from './gate-words.ts'
import { memberColumns, SelfMark, underName } from './member-columns.tsx'
import { sortParameter } from './member-filter.ts'
import { NextLine } from './next-line.tsx'
import type { BoardState } from './use-board.ts'
import { type LineWords, useLineWords } from './use-line-words.ts'

/** A usual group is read by scrolling the page; only one too long to be drawn whole scrolls in a box of its own. */
const scrollsFrom = 60
const boxHeight = 'max(24rem, calc(100dvh - 9rem))'

/** The people of the board: a table where there is room, a list on a phone. */
export function BoardList({ state, total }: { state: BoardState; total: number }) {
  const locale = useLocale()
  const fitsTable = useFitsTable()
  const { pathname, searchOf } = useOpenAddress()
  const words = useLineWords()
  const { queue, shown, change, filter } = state
  const columns = useMemo(
    () =>
      memberColumns({
        ...{ locale, pathname, searchOf, words },
        sort: filter.sort,
        onSort: by => change({ sort: sortParameter(filter.sort, by) }),
      }),
    [locale, pathname, searchOf, words, filter.sort, change],
  )
  const renderNarrow = useCallback(
    (member: GroupMember) => (
      <MemberCard
        member={member}
        locale={locale}
        pathname={pathname}
        search={searchOf(member.participantGuid)}
        words={words}
      />
    ),
    [locale, pathname, searchOf, words],
  )
  if (shown.length === 0)
    return (
      <ListEmpty
        title={m.group_found_nobody()}
        text={m.group_found_nobody_text()}
        actionText={m.group_show_all()}
        onShowAll={() => change({ state: null, gate: null, q: null })}
      />
    )
  return (
    <div className="space-y-4">
      {!fitsTable && (
        <Checkbox
          label={m.group_select_all_phone()}
          checked={queue.cursor.selected.size === shown.length}
          onChange={queue.tickAll}
        />
      )}
      <List
        state={queue}
        caption={m.group_board_caption()}
        columns={columns}
        nameOf={member => memberName(member, locale)}
        maxHeight={shown.length > scrollsFrom ? boxHeight : 'none'}
        renderNarrow={renderNarrow}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-xs text-text-quiet">
        <p role="status" className="tabular">
          {m.group_shown({ shown: shown.length, total })}
        </p>
        <Legend />
      </div>
    </div>
  )
}

/** From done to not asked yet. */
const marks: readonly GateState[] = ['done', 'waiting', 'todo', 'refused', 'closed']

function Legend() {
  return (
    <ul aria-label={m.group_legend()} className="flex flex-wrap gap-x-4 gap-y-1.5">
      {marks.map(mark => (
        <li key={mark} className="flex items-center gap-1.5">
          <MarkIcon state={mark} className="size-4.5" />
          {markWords[mark]()}
        </li>
      ))}
    </ul>
  )
}

type MemberCardProps = {
  member: GroupMember
  locale: 'ru' | 'en'
  pathname: string
  /** The query that opens this person. */
  search: string
  words: LineWords
}

/** A member on a phone: name, next step and the six gates. */
function MemberCard({ member, locale, pathname, search, words }: MemberCardProps) {
  return (
    <>
      <p className="flex items-baseline gap-2 font-medium">
        <RowLink pathname={pathname} search={search}>
          {memberName(member, locale)}
        </RowLink>
        {member.self && <SelfMark />}
      </p>
      <p className="truncate text-sm text-text-quiet empty:hidden">{underName(member)}</p>
      <p className="mt-1 text-sm">
        <NextLine member={member} words={words} />
      </p>
      <ul className="mt-2.5 grid grid-cols-3 gap-x-2 gap-y-1.5 text-xs">
        {memberGates.map(gate => (
          <li key={gate} className="flex items-center gap-1.5">
            <GateMark gate={gate} member={member} className="size-4.5" />
            <span className="truncate">{gateWords[gate]()}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
