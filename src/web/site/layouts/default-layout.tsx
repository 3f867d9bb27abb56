import { Outlet } from 'react-router'
import { Shell } from '#web/kit/frame/shell.tsx'
import { PublicFooter } from '#web/site/parts/footer/public-footer.tsx'
import { PublicHeader } from '#web/site/parts/header/public-header.tsx'

/** The public pages. Nothing in it depends on the person until scripts run. */
export default function DefaultLayout() {
  return (
    <Shell>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </Shell>
  )
}
