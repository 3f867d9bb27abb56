import { Megaphone, Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useSections } from '#web/account/section/queries.ts'
import { updatesSection } from '#web/account/section/rules.ts'
import { useUnread } from '#web/account/unread/queries.ts'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { isSitePage } from '#web/site-path.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { usePageFoot } from '#web/ui/use-page-foot.ts'
import { AccountLinks } from './account-links.tsx'
import { PersonCard } from './person-card.tsx'
import { SectionList } from './section-list.tsx'

const place =
  'relative flex h-14 w-full flex-col items-center justify-center gap-0.5 text-xs -outline-offset-2'

/** The phone's navigation: four sections within a thumb's reach, and the rest in a sheet. */
export function BottomBar() {
  const to = usePaths()
  const unread = useUnread()
  const { bar } = useSections()
  // Without the right to read the chat, the updates take its place.
  const updatesInBar = bar.includes(updatesSection)
  const foot = usePageFoot<HTMLElement>()
  return (
    <nav
      ref={foot}
      aria-label={m.account_nav_label()}
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex">
        {bar.map(({ page, word, Icon }) => (
          <li key={page} className="min-w-0 flex-auto">
            <NavLink
              to={to(page)}
              reloadDocument={isSitePage(page)}
              prefetch={isSitePage(page) ? 'none' : 'intent'}
              end
              className={({ isActive }) =>
                classNames(place, isActive ? 'font-medium text-accent-text' : 'text-text-quiet')
              }
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
              <span className="max-w-full truncate px-0.5">{word()}</span>
              {page === 'account-chat' && (
                <UnreadCount count={updatesInBar ? unread.updates : unread.chat} className={onIcon} />
              )}
            </NavLink>
          </li>
        ))}
        <li className="min-w-14 flex-auto">
          <MoreSheet updates={updatesInBar ? 0 : unread.updates} />
        </li>
      </ul>
    </nav>
  )
}

/** Where a count stands beside an icon. */
const onIcon = 'absolute top-1 left-1/2 ml-1.5 ring-2 ring-surface'

function MoreSheet({ updates }: { updates: number }) {
  const { bar } = useSections()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={m.account_more_title()}
      closeLabel={m.close()}
      trigger={
        <button type="button" className={`${place} text-text-quiet`}>
          <Menu aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {m.account_more()}
          <UnreadCount count={updates} className={onIcon} />
        </button>
      }
    >
      <div className="-mx-3 space-y-5">
        <div className="px-3">
          <PersonCard />
        </div>
        <nav aria-label={m.account_more_title()}>
          <UpdatesLink updates={updates} onFollow={close} />
          <SectionList without={bar} onFollow={close} />
        </nav>
        <div className="border-t pt-5">
          <AccountLinks onFollow={close} />
        </div>
        <div className="flex items-center justify-between gap-2 border-t pt-5 pr-3">
          <LanguageSwitch />
          <ThemeSetting />
        </div>
      </div>
    </Sheet>
  )
}

/** On a phone the chat's place is taken, so unread updates are shown at the top of the sheet. */
function UpdatesLink({ updates, onFollow }: { updates: number; onFollow: () => void }) {
  const to = usePaths()
  if (updates === 0) return null
  return (
    <Link
      to={{ pathname: to('account-chat'), search: '?tab=updates' }}
      onClick={onFollow}
      className="mb-4 flex min-h-11 items-center gap-3 rounded-md border px-3 font-medium hover:bg-sunken"
    >
      <Megaphone aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      <span className="flex-1">{m.chat_tab_updates()}</span>
      <UnreadCount count={updates} />
    </Link>
  )
}
