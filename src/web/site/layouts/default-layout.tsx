import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from '#web/kit/error/error-screen.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { PublicFooter } from '#web/site/parts/footer/public-footer.tsx'
import { PublicHeader } from '#web/site/parts/header/public-header.tsx'
import { NotFound } from '#web/site/parts/not-found/not-found.tsx'

/** The public pages. Nothing in it depends on the person until scripts run. */
export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** What is not there keeps the site around it; what broke has the bare screen of spec point 2, which needs nothing. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <Frame>
      <NotFound error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </Shell>
  )
}
