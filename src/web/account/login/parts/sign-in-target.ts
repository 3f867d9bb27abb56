import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { ownPath } from '#web/kit/session/own-path.ts'
import { pathAfterSignIn } from '#web/kit/session/redirects.ts'
import { type AccountLists, isRegistered } from '#web/kit/session/session-rules.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import { findPage, type PageName, pageEntry } from '#web/site-map.ts'

type Facts = {
  purpose: CodePurpose
  lists: AccountLists & { readonly organiserRoles: readonly OrganiserRole[] }
  redirect: string | null
  /** The path of the log-in page, for its language. */
  currentPath: string
}

/** Where a log-in leads (product.md §5), depending on its page. Null when somebody without a console role asked for the console. */
export function signInTarget({ purpose, lists, redirect, currentPath }: Facts): string | null {
  const go = (name: 'organiser' | 'organiser-gate' | 'staff' | 'staff-signup' | 'signup-type') =>
    pathTo(localeOf(currentPath), name)
  if (purpose === 'organizer') {
    if (lists.organiserRoles.length === 0) return null
    const onlyGate = lists.organiserRoles.every(role => role === 'gate')
    const landing = go(onlyGate ? 'organiser-gate' : 'organiser')
    return within(redirect, page => pageEntry(page).guard === 'organiser') ?? landing
  }
  if (purpose === 'staff') {
    if (lists.staffCompanies.length > 0)
      return within(redirect, page => page.startsWith('staff')) ?? go('staff')
    if (!isRegistered(lists)) return go('staff-signup')
  }
  // Whoever came to apply and has an unfinished form is offered that first.
  if (purpose === 'signup' && lists.users.some(user => user.status === 'draft')) return go('signup-type')
  return pathAfterSignIn({ redirect, lists, currentPath })
}

function within(redirect: string | null, fits: (page: PageName) => boolean): string | null {
  const path = ownPath(redirect)
  const page = path && findPage(path.replace(/[?#].*$/s, ''))
  return page && fits(page) && !page.endsWith('logout') ? path : null
}
