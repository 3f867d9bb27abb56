import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PhotographPreview } from '#web/account/photograph/photograph-preview.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

/** The photograph of the cabinet, which editors may take for the card; it is changed in its own section. */
export function SpeakerPhotograph({ fileGuid }: { fileGuid: string | null }) {
  const to = usePaths()
  return (
    <Section space="none" title={m.speaker_profile_field_photograph()}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {fileGuid && <PhotographPreview fileGuid={fileGuid} className="size-28 shrink-0" />}
        <div className="min-w-56 flex-1">
          <p className="max-w-prose text-text-quiet">
            {fileGuid ? m.speaker_profile_photograph_given() : m.speaker_profile_photograph_none()}
          </p>
          <Link to={to('account-photo')} className="text-link inline-flex min-h-11 items-center">
            {fileGuid ? m.speaker_profile_photograph_change() : m.speaker_profile_photograph_add()}
          </Link>
        </div>
      </div>
    </Section>
  )
}
