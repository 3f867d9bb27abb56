import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { StillFooter } from '../features/footer/still-footer.ts'
import { PublicHeader } from '../features/header/public-header.tsx'

/** The public pages. Nothing in it depends on the person until the page is alive. */
export default function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <DemoBanner />
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <StillFooter />
    </div>
  )
}
