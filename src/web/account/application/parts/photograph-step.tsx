import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { PhotographField, PhotographRequirements } from '#web/account/photograph/form.tsx'
import { usePhotographStanding, usePhotographUpload } from '#web/account/photograph/queries.ts'
import { labelledError } from '#web/kit/contract-form/labelled-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { StepForm, type StepProps } from './step-form.tsx'

type PhotographStepProps = StepProps & {
  /** Another person's photograph may be left to them. */
  own: boolean
  participant: string
  fileGuid: string | null
  onStored: (fileGuid: string | null, version: number) => void
}

/** The photograph for the badge, its requirements beside it. */
export function PhotographStep(props: PhotographStepProps) {
  const { draft, refused, nextLabel, onNext, onBack, own, participant, fileGuid, onStored } = props
  const locale = useLocale()
  const client = useQueryClient()
  const standing = usePhotographStanding(fileGuid ? participant : null)
  const upload = usePhotographUpload({
    participant,
    onStored(stored, version) {
      void client.invalidateQueries({ queryKey: ['participant', participant, 'photograph'] })
      onStored(stored, version)
    },
  })
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState<string | null>(refused[0]?.message ?? null)
  const problem = fileGuid ? null : missing
  const framing = upload.state.kind === 'framing' ? upload.state : null
  // Nothing is sent until the frame has been fitted to the face.
  const busy = framing !== null && (framing.sending !== null || framing.measuring.kind === 'under-way')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (upload.refused) return upload.pick()
    if (framing) {
      if (await upload.send()) onNext()
      return
    }
    if (fileGuid || !own) return onNext()
    setTries(count => count + 1)
    setMissing(errorSentence('photo_required', locale))
  }
  const summary = problem
    ? [{ field: 'photo', message: labelledError(m.signup_photograph_file(), problem) }]
    : []
  return (
    <StepForm
      {...{ draft, onBack }}
      nextLabel={upload.refused ? m.signup_photograph_replace() : framing ? m.signup_crop_next() : nextLabel}
      busy={busy}
      summary={{ attempt: tries, errors: summary }}
      onSubmit={submit}
    >
      <div className={framing ? undefined : 'grid gap-x-10 gap-y-8 md:grid-cols-[1fr_15rem]'}>
        <PhotographField
          upload={upload}
          fileGuid={fileGuid}
          check={standing.data?.check}
          replaceable
          removable
          error={problem ?? undefined}
        />
        {!framing && <PhotographRequirements />}
      </div>
      <p className="mt-6 text-sm text-text-quiet">{m.signup_photograph_use()}</p>
    </StepForm>
  )
}
