import { Building2, Check, UsersRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEntries } from '#web/account/participant/queries.ts'
import { tieWord } from '#web/account/participant/view.tsx'
import { participantName } from '#web/account/participant/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

/** With more people than this, the page with its search is the place to look. */
const shownPeople = 6

/** Switches between the cabinets of the account: oneself, managed people, the group's board, the company. */
export function Switcher({ trigger, align }: { trigger: ReactElement; align: 'start' | 'end' }) {
  const locale = useLocale()
  const to = usePaths()
  const { users, groups, staffCompanies, currentUser } = useSession()
  const { openUser, openGroup, openCompany } = useEntries()
  const people = users.slice(0, shownPeople)
  const onGroup = currentUser === null && groups.length > 0
  return (
    <Menu trigger={trigger} align={align}>
      <MenuLabel>{m.switcher_title()}</MenuLabel>
      {people.map(user => (
        <MenuItem
          key={user.guid}
          icon={<Mark on={user.guid === currentUser} />}
          onSelect={() => openUser(user)}
        >
          <span className="max-w-56 min-w-0 py-1.5">
            <span className="block truncate">{participantName(user, locale)}</span>
            <span className="block truncate text-xs text-text-quiet">{tieWord(user)}</span>
          </span>
        </MenuItem>
      ))}
      {groups.map(group => (
        <MenuItem
          key={group.guid}
          icon={onGroup ? <Mark on /> : <UsersRound aria-hidden="true" />}
          onSelect={openGroup}
        >
          {m.auth_select_group()}
        </MenuItem>
      ))}
      {staffCompanies.map(company => (
        <MenuItem key={company.guid} icon={<Building2 aria-hidden="true" />} onSelect={openCompany}>
          {m.auth_select_company()}
        </MenuItem>
      ))}
      {users.length > shownPeople && (
        <>
          <MenuSeparator />
          <MenuLink>
            <Link to={to('login-select-user')}>{m.switcher_all()}</Link>
          </MenuLink>
        </>
      )}
    </Menu>
  )
}

/** A tick for the open one; an empty box keeps the others aligned. */
function Mark({ on }: { on: boolean }) {
  return on ? <Check aria-hidden="true" className="text-accent-text" /> : <span className="size-5 shrink-0" />
}
