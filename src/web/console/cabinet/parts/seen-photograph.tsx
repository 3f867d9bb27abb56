import type { PhotographStanding } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { PhotographCheckLine } from '#web/console/photograph/view.tsx'
import { PhotographNotices } from '#web/kit/photograph/photograph-notices.tsx'
import { SeenButtons } from './seen-buttons.tsx'

/** The photograph below the watermark, and whether the person may replace it. */
export function SeenPhotograph({ photograph, name }: { photograph: PhotographStanding; name: string }) {
  const { fileGuid, check, change, removable } = photograph
  const replaceable = change === 'free' || change === 'reviewed'
  return (
    <div className="space-y-4">
      <PhotographNotices standing={photograph} />
      <PrivatePhotograph fileGuid={fileGuid} name={name} className="w-48 sm:w-64" />
      {check && <PhotographCheckLine check={check} />}
      <SeenButtons
        labels={[
          replaceable && (fileGuid ? m.signup_photograph_replace() : m.badge_photograph_add()),
          removable && m.signup_photograph_remove(),
        ]}
      />
    </div>
  )
}
