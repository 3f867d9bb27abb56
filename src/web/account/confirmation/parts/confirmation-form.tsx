import { type FormEvent, useEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import type { ConfirmationInput, OpenConfirmation } from '#contract/confirmation.ts'
import type { FieldError } from '#contract/error.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { type ConsentKind, missingConsents, requiredForApplication } from '#domain/consent/consent-kind.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentSummary, ConsentsPart } from '#web/account/application/form.tsx'
import { applicationConsents, errorsByStep } from '#web/account/application/rules.ts'
import { focusHeading } from '#web/account/application/view.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useConsentTexts } from '#web/kit/consent/use-consent-texts.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DeclineApplication } from '../form.tsx'
import { EnteredParts } from './entered-parts.tsx'
import { RightsPart } from './rights-part.tsx'
import { useCorrections } from './use-corrections.ts'
import { useFoundAnswers, useKeeping } from './use-kept-answers.ts'

type ConfirmationFormProps = {
  opened: OpenConfirmation
  send: (body: ConfirmationInput) => Promise<unknown>
  reopen: () => Promise<OpenConfirmation>
  declining: Parameters<typeof DeclineApplication>[0]['declining']
  /** Under which the tab keeps the answers until they are sent. */
  answersKey: string
}

type Refusals = { times: number; bySteps: ReadonlyMap<ApplicationStep, FieldError[]> }

const nothingRefused: Refusals = { times: 0, bySteps: new Map() }

/** Lets the person check and correct what was entered, give their own consents, and grant the rights that are asked of them. */
export function ConfirmationForm({ opened, send, reopen, declining, answersKey }: ConfirmationFormProps) {
  const { participant } = opened
  const locale = useLocale()
  const { name, latinName } = opened.registrant
  const registrant = { ...opened.registrant, name: locale === 'en' ? latinName : name }
  const texts = useConsentTexts()
  const { plannedMessages } = useEdition()
  const found = useFoundAnswers(answersKey, participant.guid)
  const corrections = useCorrections(opened, found)
  const version = texts.data?.[0]?.version ?? found?.textVersion ?? null
  const [ticked, setTicked] = useState({ kinds: found?.consents ?? [], of: found?.textVersion ?? null })
  // A tick counts only for the version of the text that was shown.
  const given = ticked.of === version ? ticked.kinds : []
  const setGiven = (kinds: ConsentKind[]) => setTicked({ kinds, of: version })
  const [rights, setRights] = useState<readonly AssistantSection[]>(found?.sections ?? [])
  const [missing, setMissing] = useState<readonly ConsentKind[]>([])
  const [refusals, setRefusals] = useState(nothingRefused)
  const [tries, setTries] = useState(0)
  useEffect(() => focusHeading('confirm-title'), [])
  const isKept = useKeeping(answersKey, {
    participant: participant.guid,
    ...corrections.corrected,
    consents: [...given],
    textVersion: version,
    sections: [...rights],
  })
  useBeforeUnload(event => {
    if (corrections.any && !isKept()) event.preventDefault()
  })

  const confirming = useWork<void, unknown>(
    async () => {
      const [text] = texts.data ?? (await texts.refetch({ throwOnError: true })).data ?? []
      const consents = applicationConsents(participant.role, plannedMessages).filter(kind =>
        given.includes(kind),
      )
      const body = {
        ...corrections.corrected,
        consents,
        textVersion: text?.version ?? '',
        sections: [...rights],
      }
      return send(body)
    },
    {
      async onError(error) {
        if (!(error instanceof ApiError)) return
        if (failureOf(error) === 'conflict') {
          await texts.refetch()
          corrections.renew((await reopen()).participant)
        }
        if (error.details.length > 0)
          setRefusals(({ times }) => ({ times: times + 1, bySteps: errorsByStep(error.details) }))
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = missingConsents(given, requiredForApplication)
    setMissing(lacking)
    setTries(count => count + 1)
    if (lacking.length === 0) confirming.mutate()
  }
  return (
    <>
      <PageHeading
        id="confirm-title"
        title={m.confirm_form_title()}
        lead={m.confirm_form_lead({ registrant: registrant.name })}
        className="mb-8"
      />
      <div>
        <EnteredParts
          {...{ opened, corrections }}
          refusals={refusals.bySteps}
          refusedTimes={refusals.times}
        />
      </div>
      <form noValidate onSubmit={submit}>
        <RightsPart {...{ registrant }} given={rights} onChange={setRights} />
        <ConsentSummary {...{ missing, tries }} />
        <ConsentsPart
          asked={applicationConsents(participant.role, plannedMessages)}
          {...{ given, missing }}
          onChange={setGiven}
        />
        {confirming.error && (
          <Banner tone="negative" announce="alert" className="mt-8">
            {confirming.error.message}
          </Banner>
        )}
        <p className="mt-8 text-sm text-text-quiet">{m.confirm_after()}</p>
        <FormActions>
          <Button type="submit" loading={confirming.isPending || confirming.isSuccess}>
            {m.confirm_submit()}
          </Button>
        </FormActions>
      </form>
      <div className="mt-4">
        <DeclineApplication declining={declining} />
      </div>
    </>
  )
}
