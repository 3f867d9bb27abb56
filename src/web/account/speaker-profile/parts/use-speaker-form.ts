import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { giveConsent } from '#contract/document.ts'
import type { SpeakerProfileData, SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { missingOfSpeaker, speakerFields } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { useConsentTexts } from '#web/account/consent/queries.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { readSectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { placeServerErrors } from '#web/kit/form/field-errors.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { formOf, type SpeakerForm, type SpeakerSent, speakerResolver } from './speaker-values.ts'
import { useLatinNames } from './use-latin-names.ts'
import { readSpeaker, speakerQueryKey, useSaveSpeaker } from './use-speaker-profile.ts'

type Outcome = 'saved' | 'stopped' | 'asking'

/**
 * The form of a speaker's data: saved on the version that was opened, with the consent after it where the box is ticked; while the section is
 * locked a whole form is held for a change request instead. What was typed lives through a reload.
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
    return { given, draft: readSectionDraft(tabStorage(), of, given) }
  })
  const [version, setVersion] = useState(start.draft?.version ?? section.version)
  const [proposed, setProposed] = useState<SpeakerProfileData | null>(null)
  const [consenting, setConsenting] = useState(false)
  const attempt = useAttempt()
  const texts = useConsentTexts({ wanted: section.mayConsent })
  const form = useForm<SpeakerForm, unknown, SpeakerSent>({
    defaultValues: start.given,
    ...(start.draft && { values: start.draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: speakerResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useLatinNames(form)
  const { subscribe } = form
  const [base, setBase] = useState(start.given)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          // Agreeing is an act, not a text: the box never comes back ticked.
          const kept = { ...values, consent: false }
          const typed = speakerFields.some(field => kept[field] !== base[field])
          writeSectionDraft(
            tabStorage(),
            { guid, section: of.section },
            typed ? { version, values: kept } : null,
          )
        },
      }),
    [subscribe, guid, of.section, version, base],
  )

  function forget(): void {
    writeSectionDraft(tabStorage(), of, null)
  }

  function restart(fresh: SpeakerProfileSection): void {
    const values = formOf(fresh.data)
    setBase(values)
    setVersion(fresh.version)
    form.reset(values)
    forget()
  }

  /** The section with the consent that was ticked; null where it could not be given, which is told at the box. */
  async function consent(saved: SpeakerProfileSection): Promise<SpeakerProfileSection | null> {
    if (!form.getValues('consent') || !saved.mayConsent) return saved
    const text = texts.data?.find(({ kind }) => kind === 'speakerPublication')
    setConsenting(true)
    try {
      if (!text) throw new Error(m.auth_consent_failed())
      const body = { kind: text.kind, version: text.version }
      await attempt(body, (given, idempotencyKey) =>
        callApi(giveConsent, { params: { guid }, body: given, idempotencyKey }),
      )
      const fresh = await readSpeaker(guid)
      client.setQueryData(speakerQueryKey(guid), fresh)
      void client.invalidateQueries({ queryKey: dashboardQueryKey(guid) })
      return fresh
    } catch (error) {
      form.setError('consent', { message: error instanceof Error ? error.message : String(error) })
      // Another text may stand by now; the person has to read that one.
      void texts.refetch()
      return null
    } finally {
      setConsenting(false)
    }
  }

  async function run(work: () => Promise<SpeakerProfileSection | null>): Promise<Outcome> {
    try {
      const saved = await work()
      if (!saved) return 'stopped'
      // Saved whatever becomes of the consent: the next save is made on this version.
      setVersion(saved.version)
      const whole = await consent(saved)
      if (!whole) return 'stopped'
      restart(whole)
      onSaved(whole)
      return 'saved'
    } catch (error) {
      const top = placeServerErrors(error, form.setError, [...speakerFields])
      if (top) form.setError('root', { message: top })
      return 'stopped'
    }
  }

  async function store({ consent: _, ...data }: SpeakerSent): Promise<Outcome> {
    if (!locked) return run(() => save.submit(data, version))
    // A card that is on the site has no gaps.
    const missing = missingOfSpeaker(data)
    for (const field of missing) form.setError(field, { message: 'required' })
    if (missing.length > 0) return 'stopped'
    setProposed(data)
    return 'asking'
  }

  return {
    form,
    conflict: save.conflict,
    pending: save.pending || consenting,
    proposed,
    closeRequest: () => setProposed(null),
    /** True once it is saved; errors stand at their fields, a conflict is asked about. */
    async submit(): Promise<boolean> {
      let outcome: Outcome = 'stopped'
      await form.handleSubmit(async values => {
        outcome = await store(values)
      })()
      return (outcome as Outcome) === 'saved'
    },
    keepMine: () => run(() => save.keepMine()),
    takeTheirs(): void {
      const taken = save.takeTheirs()
      if (taken) restart(taken)
    },
    forget,
  }
}

export type SpeakerEditing = ReturnType<typeof useSpeakerForm>
