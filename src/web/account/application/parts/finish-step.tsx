import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { finishApplication, type Participant } from '#contract/participant.ts'
import { type ConsentKind, missingConsents, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useConsentTexts } from '#web/kit/consent/use-consent-texts.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { ConsentSummary, ConsentsPart } from '../form.tsx'
import { applicationConsents } from '../rules.ts'
import { SendActions } from './send-actions.tsx'
import type { ApplicationDraft } from './use-application-draft.ts'

type FinishStepProps = {
  participant: Pick<Participant, 'guid' | 'role' | 'consents'>
  draft: ApplicationDraft
  /** The whole application as it will be sent. */
  review: ReactNode
  onBack: (() => void) | undefined
  onFinished: () => void
  /** The server's field errors, which may lead to other steps. */
  onRefused: (details: readonly FieldError[]) => void
}

/** The consents, each its own box, and the sending itself. */
export function FinishStep({ participant, draft, review, onBack, onFinished, onRefused }: FinishStepProps) {
  const texts = useConsentTexts()
  const [given, setGiven] = useState<readonly ConsentKind[]>([])
  const [missing, setMissing] = useState<readonly ConsentKind[]>([])
  const [tries, setTries] = useState(0)
  const { plannedMessages } = useEdition()
  const standing = participant.consents
  const asked = applicationConsents(participant.role, plannedMessages).filter(
    kind => !standing.includes(kind),
  )

  const sending = useSend(
    finishApplication,
    async (consents: ConsentKind[]) => {
      const textVersion =
        texts.data?.[0]?.version ?? (await texts.refetch({ throwOnError: true })).data?.[0]?.version ?? ''
      // The server judges what it has, so everything typed must be saved first.
      if (!(await draft.flush())) throw new Error(m.signup_finish_unsaved())
      return { params: { guid: participant.guid }, body: { consents, textVersion } }
    },
    {
      leansOn: draft.version,
      onSuccess: onFinished,
      onError(error) {
        if (error instanceof ApiError && error.details.length > 0) onRefused(error.details)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = missingConsents([...standing, ...given], requiredForApplication)
    setMissing(lacking)
    setTries(count => count + 1)
    if (lacking.length === 0) sending.mutate(asked.filter(kind => given.includes(kind)))
  }
  return (
    <form noValidate onSubmit={submit}>
      <ConsentSummary {...{ missing, tries }} />
      {review}
      <ConsentsPart {...{ asked, given, missing, standing }} onChange={setGiven} />
      <SendActions sending={sending} label={m.signup_send()} onBack={onBack} />
    </form>
  )
}
