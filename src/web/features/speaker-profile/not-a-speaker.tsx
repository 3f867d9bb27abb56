import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { pageTitle } from '../page-meta/page-title.ts'
import { usePaths } from '../session/use-locale.ts'

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
