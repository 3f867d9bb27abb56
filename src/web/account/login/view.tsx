import { useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { farewellOf } from '#web/account/logout/rules.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Says over a log-in form that the log-out is done; nothing on an ordinary visit. */
export function FarewellNotice() {
  const { state } = useLocation()
  // A reload keeps the state, which the rendering on the server cannot know.
  const hydrated = useHydrated()
  const ended = hydrated ? farewellOf(state) : null
  if (!ended) return null
  const offline = ended.farewell === 'offline'
  return (
    <Banner
      tone={offline ? 'attention' : 'positive'}
      title={m.auth_farewell_title()}
      announce="status"
      className="mb-6"
    >
      {offline ? m.auth_farewell_offline() : m.auth_farewell_text()}
    </Banner>
  )
}
