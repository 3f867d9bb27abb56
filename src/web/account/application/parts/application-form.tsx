import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { FieldError } from '#contract/error.ts'
import type { Participant } from '#contract/participant.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { errorsByStep, firstWithErrors, isStepComplete, neighbour } from '../rules.ts'
import { useHeadingFocus } from '../view.tsx'
import { wordsOfSteps } from '../words.ts'
import { ApplicationReview } from './application-review.tsx'
import { CompanyStep } from './company-step.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FinishStep } from './finish-step.tsx'
import { MediaStep } from './media-step.tsx'
import { PersonalStep } from './personal-step.tsx'
import { PhotographStep } from './photograph-step.tsx'
import { SaveMark } from './save-mark.tsx'
import { SendStep } from './send-step.tsx'
import { useApplicationDraft } from './use-application-draft.ts'
import { useStepAddress } from './use-step-address.ts'

type Refusals = ReadonlyMap<ApplicationStep, FieldError[]>

const none: Refusals = new Map()

/** The application from the first step to the sending. */
export function ApplicationForm({ participant }: { participant: Participant }) {
  const to = usePaths()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const today = useToday()
  const draft = useApplicationDraft(participant)
  const { steps, step, addressOf, goTo } = useStepAddress(participant)
  const [photographFileGuid, setPhotographFileGuid] = useState(participant.photographFileGuid)
  const [refusals, setRefusals] = useState(none)
  const own = participant.primary
  const stepWords = wordsOfSteps(own)
  // Another person's photograph may be left to them; then the step counts as done.
  const [photographLeft, setPhotographLeft] = useState(participant.step === 'finish')
  useHeadingFocus('step-title', step)

  const isComplete = (asked: ApplicationStep) =>
    isStepComplete(asked, { sections: draft.sections(), photographFileGuid, today }) ||
    (asked === 'photo' && !own && photographLeft)
  const othersComplete = steps.every(other => other === step || other === 'finish' || isComplete(other))
  // Whoever left the review to correct one part goes straight back to it.
  const next = othersComplete && step !== 'finish' ? 'finish' : neighbour(steps, step, 1)
  const previous = neighbour(steps, step, -1)
  const leave = (target: ApplicationStep) => {
    draft.keep({ step: target })
    void draft.flush()
    goTo(target)
  }
  const onNext = () => {
    if (step === 'photo') setPhotographLeft(true)
    setRefusals(new Map([...refusals].filter(([refused]) => refused !== step)))
    if (next) leave(next)
  }
  const onRefused = (details: readonly FieldError[]) => {
    const sorted = errorsByStep(details)
    const first = firstWithErrors(sorted)
    setRefusals(sorted)
    if (first && first !== 'finish') goTo(first)
  }
  const onFinished = async () => {
    // Navigate first: a form that is not a draft any more redirects to the waiting screen.
    await navigate(own ? to('signup-finish') : `${to('signup-finish')}?participant=${participant.guid}`)
    queries.removeQueries({ queryKey: ['participant', participant.guid], exact: true })
    // The application is sent; failing to refresh the list changes nothing about that.
    await refreshSession().catch(() => null)
  }

  // Who it is for, and who fills it in, is chosen before the first step of another person's form.
  const ofAnother = own ? undefined : () => void navigate(to('signup-type'))
  const common = {
    draft,
    refused: refusals.get(step) ?? [],
    nextLabel: next ? stepWords[next].next() : '',
    onNext,
    onBack: previous ? () => leave(previous) : ofAnother,
  }
  const words = stepWords[step]
  const review = (
    <ApplicationReview
      sections={draft.sections()}
      choices={participant}
      {...{ own, photographFileGuid, steps, isComplete, addressOf }}
    />
  )
  return (
    <>
      <ApplicationStepper
        {...{ own, steps, step, next, refusals, isComplete, addressOf }}
        photographLeft={!photographFileGuid && isComplete('photo')}
      />
      <PageHeading id="step-title" title={words.title()} lead={words.lead()} className="mt-8 sm:mt-10" />
      <div className="mt-3 mb-8 space-y-4">
        <SaveMark {...draft.save} />
        {participant.informationRequest && (
          <Banner tone="attention" title={m.auth_information_request()}>
            <p className="whitespace-pre-line">{participant.informationRequest}</p>
          </Banner>
        )}
        <ConflictNotice draft={draft} />
      </div>
      <div key={`${step} ${draft.generation}`}>
        {step === 'personal' && <PersonalStep {...common} own={own} />}
        {step === 'company' && <CompanyStep {...common} />}
        {step === 'media' && <MediaStep {...common} />}
        {step === 'photo' && (
          <PhotographStep
            {...common}
            own={own}
            participant={participant.guid}
            fileGuid={photographFileGuid}
            onStored={(fileGuid, version) => {
              setPhotographFileGuid(fileGuid)
              draft.setVersion(version)
            }}
          />
        )}
        {step === 'finish' &&
          (own ? (
            <FinishStep {...{ participant, draft, review, onFinished, onRefused }} onBack={common.onBack} />
          ) : (
            <SendStep
              {...{ draft, review, onFinished, onRefused }}
              participant={participant.guid}
              onBack={common.onBack}
            />
          ))}
      </div>
    </>
  )
}

type StepperProps = {
  own: boolean
  steps: readonly ApplicationStep[]
  step: ApplicationStep
  next: ApplicationStep | null
  refusals: Refusals
  isComplete: (step: ApplicationStep) => boolean
  addressOf: (step: ApplicationStep) => string
  /** The photograph was left to the person. */
  photographLeft: boolean
}

function ApplicationStepper({
  own,
  steps,
  step: current,
  next,
  refusals,
  isComplete,
  addressOf,
  photographLeft,
}: StepperProps) {
  const stepWords = wordsOfSteps(own)
  const isLeft = (step: ApplicationStep) => step === 'photo' && photographLeft
  const stateOf = (step: ApplicationStep) => {
    if (step === current) return 'current'
    if (refusals.has(step)) return 'error'
    return isComplete(step) && !isLeft(step) ? 'done' : 'todo'
  }
  return (
    <Stepper
      label={m.signup_steps()}
      positionText={m.signup_step_position({
        step: steps.indexOf(current) + 1,
        total: steps.length,
      })}
      nextText={next ? m.signup_step_next({ name: stepWords[next].label() }) : undefined}
      stateTexts={{
        done: m.signup_step_done(),
        current: m.signup_step_current(),
        todo: m.signup_step_todo(),
        error: m.signup_step_error(),
      }}
      steps={steps.map(step => {
        const state = stateOf(step)
        const open =
          state === 'done' ||
          state === 'error' ||
          isLeft(step) ||
          (step === 'finish' && state === 'todo' && next === 'finish')
        return {
          id: step,
          label: stepWords[step].label(),
          state,
          ...(isLeft(step) && { stateText: m.signup_step_left() }),
          ...(open && { href: addressOf(step) }),
        }
      })}
      renderLink={(item, content) => (
        <Link to={item.href} className="block rounded-sm hover:underline hover:underline-offset-4">
          {content}
        </Link>
      )}
    />
  )
}
