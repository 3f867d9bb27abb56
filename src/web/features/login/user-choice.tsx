import { ChevronRight, Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { browserSession } from '../../session/browser-session.ts'
import { pathAfterSignIn } from '../../session/redirects.ts'
import { setCurrentUser } from '../../session/session-state.ts'
import { useSession } from '../../session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale, usePaths } from '../session/use-locale.ts'
import { participantName, participantStatus } from './participant-status.ts'
import { searchUsers } from './search-users.ts'
import { useFreshSession } from './use-fresh-session.ts'

const searchFrom = 7

/** Whose cabinet to open. Arrows move along the list; Enter in the search opens the first found. */
export function UserChoice() {
  const { users, currentUser } = useSession()
  const to = usePaths()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  useFreshSession()
  const found = searchUsers(users, query)

  const choose = (user: SessionUser) => {
    browserSession().update(state => setCurrentUser(state, user.guid))
    const lists = { users: [user], groups: [], staffCompanies: [] }
    // As if this one were the whole account: a person who waits or is blocked is led to that screen.
    navigate(
      pathAfterSignIn({
        redirect: search.get('redirect'),
        lists,
        currentPath: to('login-select-user'),
      }),
    )
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const rows = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLButtonElement)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra way between the buttons inside
    <div onKeyDown={move}>
      {users.length >= searchFrom && (
        <form
          className="mb-4"
          onSubmit={event => {
            event.preventDefault()
            const first = found[0]
            if (first) choose(first)
          }}
        >
          <TextField
            type="search"
            label={m.auth_select_search()}
            labelHidden
            placeholder={m.auth_select_search()}
            prefix={<Search />}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
        </form>
      )}
      <p role="status" className="sr-only">
        {query && m.auth_select_found({ count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul ref={list} className="divide-y border-y">
          {found.map(user => (
            <li key={user.guid}>
              <UserRow user={user} current={user.guid === currentUser} onChoose={() => choose(user)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={m.auth_select_none()}
          action={
            query ? (
              <Button variant="secondary" onClick={() => setQuery('')}>
                {m.auth_select_clear()}
              </Button>
            ) : (
              <Button asChild>
                <Link to={to('signup-type')}>{m.auth_waiting_apply()}</Link>
              </Button>
            )
          }
        >
          {query ? m.auth_select_none_text() : m.auth_waiting_empty()}
        </EmptyState>
      )}
    </div>
  )
}

type UserRowProps = {
  user: SessionUser
  current: boolean
  onChoose: () => void
}

function UserRow({ user, current, onChoose }: UserRowProps) {
  const locale = useLocale()
  const name = participantName(user, locale)
  const { tone, word } = participantStatus(user)
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onChoose}
      className="flex min-h-18 w-full items-center gap-4 rounded-sm py-3 text-left -outline-offset-2 hover:bg-sunken sm:px-3"
    >
      <Avatar name={name} size="3xl" />
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            {name}
            {user.primary && (
              <span className="ml-2 text-sm font-normal text-text-quiet">{m.auth_select_you()}</span>
            )}
          </span>
          {user.companyShortName && (
            <span className="block truncate text-sm text-text-quiet">{user.companyShortName}</span>
          )}
        </span>
        <span className="max-w-full self-start sm:self-auto">
          <StatusChip tone={tone}>{word}</StatusChip>
        </span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
    </button>
  )
}
