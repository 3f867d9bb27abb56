import { ExternalLink, KeyRound, LogOut } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import type { PalettePage } from '#web/console/search/view.tsx'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { sectionGroupsFor } from './section-groups.ts'

/** The pages of the rail, in its order, and the ways out under it. */
export function usePalettePages(): PalettePage[] {
  const { roles } = useOrganiser()
  const { clock } = useEdition()
  const to = usePaths()
  const pages = sectionGroupsFor(roles, clock.movable).flatMap(({ parts }) =>
    parts.map(
      ({ page, icon, label }): PalettePage => ({
        page,
        icon,
        label: label(),
        to: to(page),
        // The camera is allowed to the gate's own document alone.
        leaves: page === 'organiser-gate' ? true : undefined,
      }),
    ),
  )
  return [
    ...pages,
    {
      page: 'organiser-own-login',
      icon: KeyRound,
      label: m.own_login_title(),
      to: to('organiser-own-login'),
    },
    { page: 'home', icon: ExternalLink, label: m.organiser_public_site(), to: to('home'), leaves: true },
    { page: 'organiser-logout', icon: LogOut, label: m.organiser_log_out(), to: to('organiser-logout') },
  ]
}
