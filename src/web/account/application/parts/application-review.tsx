import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Participant } from '#contract/participant.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { m } from '#messages/compiled/messages.js'
import { PhotographPreview } from '#web/account/photograph/form.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { DraftSections } from '../rules.ts'
import { CompanyFacts, MediaFacts, PersonFacts } from '../view.tsx'
import { wordsOfSteps } from '../words.ts'

type ReviewProps = {
  choices: Pick<Participant, 'role' | 'locale'>
  /** Whether it is the account's own application. */
  own: boolean
  sections: DraftSections
  photographFileGuid: string | null
  steps: readonly ApplicationStep[]
  isComplete: (step: ApplicationStep) => boolean
  addressOf: (step: ApplicationStep) => string
}

/** Everything that was typed, as it will be sent, with a way back to each part. */
export function ApplicationReview({
  choices,
  own,
  sections,
  photographFileGuid,
  steps,
  isComplete,
  addressOf,
}: ReviewProps) {
  const { person, company, media } = sections
  const stepWords = wordsOfSteps(own)
  const part = (step: ApplicationStep, title: string, content: ReactNode) => (
    <ReviewPart key={step} title={title} complete={isComplete(step)} address={addressOf(step)}>
      {content}
    </ReviewPart>
  )
  return (
    <div>
      {part('personal', stepWords.personal.label(), <PersonFacts {...{ person, choices }} />)}
      {part('company', stepWords.company.label(), <CompanyFacts company={company} />)}
      {steps.includes('media') && part('media', stepWords.media.label(), <MediaFacts media={media} />)}
      {part(
        'photo',
        stepWords.photo.label(),
        photographFileGuid ? (
          <PhotographPreview fileGuid={photographFileGuid} className="size-32" />
        ) : (
          <p className="text-text-quiet">{m.signup_photograph_none()}</p>
        ),
      )}
    </div>
  )
}

type PartProps = {
  title: string
  complete: boolean
  address: string
  children: ReactNode
}

function ReviewPart({ title, complete, address, children }: PartProps) {
  return (
    <Section
      title={title}
      className="first:pt-0"
      action={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {!complete && <StatusChip tone="attention">{m.signup_part_incomplete()}</StatusChip>}
          <Link
            to={address}
            className="-my-2.5 py-2.5 text-link"
            aria-label={m.signup_change_part({ part: title })}
          >
            {m.signup_change()}
          </Link>
        </span>
      }
    >
      {children}
    </Section>
  )
}
