import { Outlet } from 'react-router'
import { organiserLivePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** The gate fills the screen and scrolls inside: what a thumb has found once stays where it is. */
export default function GateLayout() {
  return (
    <TooltipProvider>
      <QueryProvider>
        <Shell className="h-dvh" bannerBoxClassName="px-4 md:px-6">
          <main
            id="content"
            tabIndex={-1}
            className="relative flex min-h-0 flex-1 flex-col overflow-y-auto outline-none"
          >
            <LiveProvider path={organiserLivePath}>
              <Outlet />
            </LiveProvider>
          </main>
        </Shell>
        <Toaster label={m.toasts_label()} closeLabel={m.close()} />
      </QueryProvider>
    </TooltipProvider>
  )
}
