import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { giveConsent } from '#contract/document.ts'
import type { SpeakerProfileData, SpeakerProfileSection } from '#contract/speaker-profile.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { missingOfSpeaker, speakerFields } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { readSectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { useConsentTexts } from '#web/kit/consent/use-consent-texts.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import { formOf, judgeSpeaker, type SpeakerForm } from './speaker-values.ts'
import { useLatinNames } from './use-latin-names.ts'
import { readSpeaker, speakerQueryKey, useSaveSpeaker } from './use-speaker-profile.ts'

/**
 * The form of a speaker's data. Saved on the version that was opened, then the consent if its box is ticked. While the section is locked, a complete
 * form is kept for a change request instead. A reload keeps what was typed.
 */
export function useSpeakerForm(
  guid: string,
  section: SpeakerProfileSection,
  onSaved: (saved: SpeakerProfileSection) => void,
) {
  const client = useQueryClient()
  const save = useSaveSpeaker(guid)
  const { locked } = section.lock
  const of = { guid, section: locked ? 'speaker-request' : 'speaker' }
  const [start] = useState(() => {
    const given = formOf(section.data)
    return { given, draft: readSectionDraft(of, given) }
  })
  const [version, setVersion] = useState(start.draft?.version ?? section.version)
  const [proposed, setProposed] = useState<SpeakerProfileData | null>(null)
  const agreeing = useSend(giveConsent, (body: { kind: ConsentKind; version: string }) => ({
    params: { guid },
    body,
  }))
  const texts = useConsentTexts({ wanted: section.mayConsent })
  const { form, errorOf, summary, submit, attempt, fault } = useContractForm(judgeSpeaker, {
    start: start.given,
    typed: start.draft?.values,
    fields: listedFields(),
    mode: 'onTouched',
  })
  useLatinNames(form)
  const { subscribe } = form
  const [base, setBase] = useState(start.given)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          // A consent must be given anew each time, so the tick is not kept.
          const kept = { ...values, consent: false }
          const typed = speakerFields.some(field => kept[field] !== base[field])
          writeSectionDraft({ guid, section: of.section }, typed ? { version, values: kept } : null)
        },
      }),
    [subscribe, guid, of.section, version, base],
  )

  function forget(): void {
    writeSectionDraft(of, null)
  }

  function restart(fresh: SpeakerProfileSection): void {
    const values = formOf(fresh.data)
    setBase(values)
    setVersion(fresh.version)
    form.reset(values)
    forget()
  }

  /** The section with the new consent; null where it failed, which is shown at the box. */
  async function consent(saved: SpeakerProfileSection): Promise<SpeakerProfileSection | null> {
    if (!form.getValues('consent') || !saved.mayConsent) return saved
    const text = texts.data?.find(({ kind }) => kind === 'speakerPublication')
    try {
      if (!text) throw new Error(m.auth_consent_failed())
      await agreeing.mutateAsync({ kind: text.kind, version: text.version })
      const fresh = await readSpeaker(guid)
      client.setQueryData(speakerQueryKey(guid), fresh)
      void client.invalidateQueries({ queryKey: dashboardQueryKey(guid) })
      return fresh
    } catch (error) {
      fault('consent', error instanceof Error ? error.message : String(error))
      // The consent's text may have changed, and the person has to read the new one.
      void texts.refetch()
      return null
    }
  }

  async function finish(saved: SpeakerProfileSection | null): Promise<boolean> {
    if (!saved) return false
    // The data is saved whether or not the consent succeeds, so the next save starts from this version.
    setVersion(saved.version)
    const whole = await consent(saved)
    if (!whole) return false
    restart(whole)
    onSaved(whole)
    return true
  }

  const store = submit(async ({ consent: _, ...data }) => {
    if (!locked) return finish(await save.submit(data, version))
    // A published card must be complete.
    const missing = missingOfSpeaker(data, section)
    if (missing.length > 0) fault(missing, 'required')
    else setProposed(data)
    return false
  })

  return {
    form,
    errorOf,
    summary,
    conflict: save.conflict,
    pending: save.pending || agreeing.isPending,
    proposed,
    closeRequest: () => setProposed(null),
    /** True once saved; errors are shown at their fields, a conflict in a dialog. */
    submit: store,
    keepMine: () => attempt(async () => finish(await save.keepMine())),
    takeTheirs(): void {
      const taken = save.takeTheirs()
      if (taken) restart(taken)
    },
    forget,
  }
}

export type SpeakerEditing = ReturnType<typeof useSpeakerForm>

function listedFields(): SectionField<SpeakerForm>[] {
  return [
    ...speakerFields.map(name => ({ name, label: speakerLabels[name]() })),
    { name: 'consent', label: m.speaker_profile_field_consent() },
  ]
}
