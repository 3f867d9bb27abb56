import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The section for whoever takes part without speaking: why it is empty, and whom to ask. */
export function NotASpeaker() {
  const to = usePaths()
  return (
    <div className="space-y-6">
      <PageHeading title={pageTitle('account-speaker')} />
      <div className="max-w-prose space-y-1.5">
        <p className="text-lg font-semibold">{m.speaker_profile_nobody_title()}</p>
        <p className="text-text-quiet">{m.speaker_profile_nobody_text()}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={to('account-chat')}>{m.speaker_profile_nobody_chat()}</Link>
      </Button>
    </div>
  )
}
