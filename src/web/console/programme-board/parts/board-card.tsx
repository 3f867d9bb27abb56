import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import type { PlannedSession } from '#contract/organiser-programme.ts'
import { m } from '#messages/compiled/messages.js'
import { missingWords } from '#messages/content-word.ts'
import { formatName } from '#messages/session-names.ts'
import { bilingualName, stateTones, stateWords } from '#web/console/content/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'

export type BoardCardProps = {
  session: PlannedSession
  /** Names, in the page's language. */
  hall: string | null
  people: string
  selected: boolean
  conflicting: boolean
  onSelect: (guid: string, selected: boolean) => void
  /** The query that links to its editor keep. */
  search: string
  /** Its place on a day's grid; absent in a list. */
  place?: CSSProperties | undefined
}

/** A planned session: time, title, state and problems, with a tick for publishing and a link to its editor. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { session, hall, people, selected, conflicting, onSelect, search, place } = props
  const locale = useLocale()
  const to = usePaths()
  const name = bilingualName(session.title, locale)
  const inGrid = place !== undefined
  return (
    <li
      style={place}
      className={classNames(
        'flex min-w-0 items-start gap-2.5',
        inGrid ? 'm-0.5 rounded-md border p-2 text-xs [--chip:--spacing(4)]' : 'px-1 py-3 text-sm',
        inGrid && session.state === 'draft' && 'border-dashed border-line',
        conflicting && inGrid && 'border-attention!',
        selected ? 'bg-accent-soft' : inGrid ? 'bg-raised' : '',
      )}
    >
      <RowCheckbox
        label={m.content_board_select({ name })}
        checked={selected}
        onChange={event => onSelect(session.guid, event.target.checked)}
        className="shrink-0"
      />
      <div className="min-w-0 flex-1">
        <p className="tabular text-text-quiet">
          {session.startsAt && session.endsAt
            ? `${session.startsAt}–${session.endsAt}`
            : m.content_board_no_time()}
          {!inGrid && hall && ` · ${hall}`}
        </p>
        <Link
          to={{
            pathname: to('organiser-content-item', { kind: 'programmeSession', guid: session.guid }),
            search,
          }}
          className={classNames(
            'block font-medium wrap-anywhere hyphens-auto hover:underline',
            inGrid ? 'text-sm' : 'text-base/6',
          )}
        >
          {name}
        </Link>
        <p className="text-text-quiet wrap-anywhere">
          {[!inGrid && session.format && formatName(session.format), people].filter(Boolean).join(' · ')}
        </p>
        <Marks session={session} conflicting={conflicting} />
      </div>
    </li>
  )
})

type MarksProps = { session: PlannedSession; conflicting: boolean }

/** The state, and what is wrong or pending. */
function Marks({ session, conflicting }: MarksProps) {
  const { state, untranslated, problems } = session
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5">
      <StatusWord tone={stateTones[state]}>{stateWords[state]()}</StatusWord>
      {conflicting && <StatusWord tone="attention">{m.content_board_conflict_mark()}</StatusWord>}
      {untranslated.map(language => (
        <StatusWord key={language} tone="attention">
          {missingWords[language]()}
        </StatusWord>
      ))}
      {problems > 0 && untranslated.length === 0 && (
        <StatusWord tone="attention">{m.content_board_problem_mark({ count: problems })}</StatusWord>
      )}
    </p>
  )
}
