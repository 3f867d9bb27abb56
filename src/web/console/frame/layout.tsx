import { Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigationType } from 'react-router'
import { organiserLivePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { LiveConsole, WaitingChats } from '#web/console/chat/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { isSamePage } from '#web/console/screen/rules.ts'
import { useRememberPlaces } from '#web/console/search/queries.ts'
import { ConsolePalette, PaletteButton } from '#web/console/search/view.tsx'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { Shell } from '#web/kit/frame/shell.tsx'
import { useQuietAddress } from '#web/kit/list/list-address.ts'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Guard } from '#web/kit/session/guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { ConsoleRail } from './parts/console-rail.tsx'
import { usePalettePages } from './parts/use-palette-pages.ts'

/**
 * The console's shell: a rail on a desk, a menu on smaller screens. On a desk the parts in the rail and the content scroll separately, so that a list fills the space left
 * and its bars never cover rows. Scrolling boxes are `relative`; otherwise hidden boxes inside would make the document scroll.
 */
export default function OrganiserLayout() {
  const content = useFocusOnNavigation()
  useQuietAddress()
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  return (
    <TooltipProvider>
      <QueryProvider>
        <LiveProvider path={organiserLivePath}>
          <LiveConsole />
          <Shell className="lg:h-dvh print:h-auto!" bannerBoxClassName="px-4 md:px-6">
            <div className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
              <header className="flex items-center justify-between border-b px-4 py-1.5 md:px-6 lg:hidden">
                <ConsoleName />
                <div className="flex items-center print:hidden">
                  <PaletteButton look="icon" onOpen={search} />
                  <ConsoleMenu />
                </div>
              </header>
              <header className="relative hidden w-60 shrink-0 flex-col gap-4 overflow-hidden border-r px-3 py-4 lg:flex print:hidden!">
                <div className="px-3">
                  <ConsoleName />
                </div>
                <PaletteButton look="rail" onOpen={search} />
                <div className="min-h-0 flex-1">
                  <ConsoleRail />
                </div>
              </header>
              <main
                ref={content}
                id="content"
                tabIndex={-1}
                className="relative flex min-w-0 flex-1 flex-col outline-none lg:block lg:overflow-y-auto print:overflow-visible!"
              >
                <Guard>
                  <Outlet />
                </Guard>
              </main>
            </div>
            <LayoutPalette open={searching} onOpenChange={setSearching} />
          </Shell>
        </LiveProvider>
        <Toaster label={m.toasts_label()} closeLabel={m.close()} />
      </QueryProvider>
    </TooltipProvider>
  )
}

/** Within the providers, because it reads. */
function LayoutPalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  useRememberPlaces()
  return <ConsolePalette open={open} onOpenChange={onOpenChange} pages={usePalettePages()} />
}

function ConsoleName() {
  const edition = useEdition()
  const locale = useLocale()
  const to = usePaths()
  return (
    <Link to={to('organiser')} className="block min-w-0 rounded-sm">
      <span className="block text-sm font-semibold">{m.organiser_console()}</span>
      <span className="block text-xs text-balance text-text-quiet">{edition.name[locale]}</span>
    </Link>
  )
}

/** A new page takes the focus, so that keys and screen readers continue in it and not in the rail. */
function useFocusOnNavigation() {
  const { pathname, state } = useLocation()
  const navigation = useNavigationType()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The focus would leave what is typed in, and an open menu would close.
    if (isSamePage(navigation, state)) return
    content.current?.focus({ preventScroll: true })
    content.current?.scrollTo(0, 0)
  }, [pathname, navigation, state])
  return content
}

function ConsoleMenu() {
  const { may } = useOrganiser()
  const [open, setOpen] = useState(false)
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={m.organiser_console()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size="sm" icon={<Menu aria-hidden="true" />} className="min-h-11">
          {m.organiser_menu()}
          {may('answer-chats') && <WaitingChats />}
        </Button>
      }
    >
      <ConsoleRail onNavigate={() => setOpen(false)} />
    </Sheet>
  )
}
