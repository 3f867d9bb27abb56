import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEntries, useFreshSession } from '#web/account/participant/queries.ts'
import { CompanyRow, GroupRow, UserRow } from '#web/account/participant/view.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { searchUsers } from './search-users.ts'

const searchFrom = 7
const photographs = 24

/** What to open: a participant's cabinet, the group, the company. Arrows move along the list; Enter in the search opens the first found. */
export function UserChoice() {
  const { users, groups, staffCompanies, currentUser } = useSession()
  const locale = useLocale()
  const [search] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const { openUser, openGroup, openCompany } = useEntries()
  useFreshSession()
  const found = searchUsers(users, query)
  const redirect = search.get('redirect')
  const rows = [
    ...found.map((user, index) => (
      <UserRow
        key={user.guid}
        user={user}
        current={user.guid === currentUser}
        withPhotograph={index < photographs}
        onChoose={() => openUser(user, redirect)}
      />
    )),
    // A search by name looks only for people.
    ...(query ? [] : groups).map(group => (
      <GroupRow
        key={group.guid}
        coordinator={
          locale === 'en'
            ? group.coordinatorLatinName
            : `${group.coordinatorFirstName} ${group.coordinatorLastName}`
        }
        onChoose={openGroup}
      />
    )),
    ...(query ? [] : staffCompanies).map(company => (
      <CompanyRow
        key={company.guid}
        owner={typedName(`${company.ownerFirstName} ${company.ownerLastName}`, locale)}
        onChoose={openCompany}
      />
    )),
  ]

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra way between the buttons inside
    <div onKeyDown={event => moveAlong(event, list.current)}>
      {users.length >= searchFrom && (
        <form
          className="mb-4"
          onSubmit={event => {
            event.preventDefault()
            const first = found[0]
            if (first) openUser(first, redirect)
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
      {rows.length > 0 ? (
        <ul ref={list} className="divide-y border-y">
          {rows.map(row => (
            <li key={row.key}>{row}</li>
          ))}
        </ul>
      ) : (
        <Nobody query={query} onClear={() => setQuery('')} />
      )}
    </div>
  )
}

function Nobody({ query, onClear }: { query: string; onClear: () => void }) {
  const to = usePaths()
  return (
    <EmptyState
      title={m.auth_select_none()}
      action={
        query ? (
          <Button variant="secondary" onClick={onClear}>
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
  )
}

function moveAlong(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const rows = [...(list?.querySelectorAll('button') ?? [])]
  const at = rows.indexOf(document.activeElement as HTMLButtonElement)
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
  if (!next) return
  event.preventDefault()
  next.focus()
}
