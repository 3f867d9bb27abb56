import { Outlet } from 'react-router'
import { PublicFooter } from '../features/footer/public-footer.tsx'
import { PublicHeader } from '../features/header/public-header.tsx'
import { Shell } from '../features/header/shell.tsx'

/** The public pages. Nothing in it depends on the person until the page is alive. */
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
