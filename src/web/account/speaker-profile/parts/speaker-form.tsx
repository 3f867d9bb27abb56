import { Eye } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { missingOfSpeaker, speakerFields } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { PhotographPreview } from '#web/account/photograph/form.tsx'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { RequestDialog } from '#web/account/section/view.tsx'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { SpeakerConsent } from './speaker-consent.tsx'
import { SpeakerFields } from './speaker-fields.tsx'
import { SpeakerMissing } from './speaker-missing.tsx'
import { SpeakerPreview } from './speaker-preview.tsx'
import { formOf, profileOf } from './speaker-values.ts'
import { type SpeakerEditing, useSpeakerForm } from './use-speaker-form.ts'

type SpeakerFormProps = {
  guid: string
  section: SpeakerProfileSection
  requesting: ChangeRequesting
  /** Called when the request was sent or the form was left. */
  onDone: () => void
}

/** A speaker's own data: saved directly while open, sent as a change request once the card is published. */
export function SpeakerForm({ guid, section, requesting, onDone }: SpeakerFormProps) {
  const { locked } = section.lock
  const [looking, setLooking] = useState(false)
  const editing = useSpeakerForm(guid, section, tellSaved)
  const { form, errorOf, summary } = editing
  const typed = profileOf(form.watch())
  const { blocker, pass } = useLeaveGuard(form.formState.isDirty)
  const leave = () => {
    editing.forget()
    pass()
    onDone()
  }
  return (
    <FormProvider {...form}>
      <form onSubmit={editing.submit} noValidate className="space-y-10 lg:max-w-240">
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        <Conflict editing={editing} />
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          {!locked && (
            <SpeakerMissing
              fields={missingOfSpeaker(typed, section)}
              consent={section.mayConsent && !form.watch('consent')}
            />
          )}
          <Button variant="secondary" icon={<Eye aria-hidden="true" />} onClick={() => setLooking(true)}>
            {m.speaker_profile_preview()}
          </Button>
        </div>
        <SpeakerFields errorOf={errorOf} foreign={section.foreign} />
        {!locked && (
          <>
            <SpeakerPhotograph fileGuid={section.photographFileGuid} />
            <SpeakerConsent section={section} error={errorOf('consent')} />
          </>
        )}
        <PinnedAction>
          <div className="flex gap-3 max-sm:[&>:first-child]:flex-1">
            <Button type="submit" loading={editing.pending}>
              {locked ? m.section_request_action() : m.speaker_profile_save()}
            </Button>
            {locked && (
              <Button variant="quiet" onClick={leave}>
                {m.cancel()}
              </Button>
            )}
          </div>
        </PinnedAction>
      </form>
      {looking && (
        <SpeakerPreview
          profile={typed}
          photographFileGuid={section.photographFileGuid}
          onClose={() => setLooking(false)}
        />
      )}
      {editing.proposed && (
        <RequestDialog
          requesting={requesting}
          proposed={editing.proposed}
          onSent={leave}
          onClose={editing.closeRequest}
        />
      )}
      <LeaveDialog blocker={blocker} saving={editing.pending} onSave={editing.submit} />
    </FormProvider>
  )
}

function tellSaved({ card, missing }: SpeakerProfileSection): void {
  const whole = card === 'prepared' && missing.length === 0
  toasts.show({
    title: m.section_saved(),
    description: whole
      ? m.speaker_profile_saved_text()
      : missing.length > 0
        ? m.speaker_profile_saved_part()
        : undefined,
    tone: 'positive',
  })
}

function Conflict({ editing }: { editing: SpeakerEditing }) {
  const { conflict, pending } = editing
  if (!conflict) return null
  const fields = speakerFields.map(name => ({ name, label: speakerLabels[name]() }))
  return (
    <SectionConflict
      differences={sectionDifference(fields, formOf(conflict.typed), formOf(conflict.fresh.data))}
      pending={pending}
      onKeepMine={() => void editing.keepMine()}
      onTakeTheirs={editing.takeTheirs}
    />
  )
}

/** The cabinet's photograph, which editors may use for the card; changed in its own section. */
function SpeakerPhotograph({ fileGuid }: { fileGuid: string | null }) {
  const to = usePaths()
  return (
    <Section space="none" title={m.speaker_profile_field_photograph()}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {fileGuid && <PhotographPreview fileGuid={fileGuid} className="size-28 shrink-0" />}
        <div className="min-w-56 flex-1">
          <p className="measure text-text-quiet">
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
