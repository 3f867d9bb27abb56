import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StepState = 'done' | 'current' | 'todo' | 'error'

export type Step = {
  id: string
  label: string
  state: StepState
  /** A more exact word than the state's, for screen readers. */
  stateText?: string
  /** The link to a finished step. */
  href?: string
}

type StepperProps = {
  /** Name of the list for screen readers. */
  label: string
  steps: readonly Step[]
  /** "Step 2 of 6" for the phone. */
  positionText: string
  /** "Next: photograph" for the phone. */
  nextText?: string | undefined
  /** Words for the states, for screen readers. */
  stateTexts: Record<StepState, string>
  /** Turns a label into a router link; without it `href` gives a plain anchor. */
  renderLink?: (step: Step & { href: string }, content: ReactNode) => ReactNode
}

/** The position in a form: all steps from 768 px, number and name below. */
export function Stepper({ label, steps, positionText, nextText, stateTexts, renderLink }: StepperProps) {
  const at = Math.max(
    0,
    steps.findIndex(step => step.state === 'current'),
  )
  const current = steps[at]
  return (
    <nav aria-label={label}>
      <div className="md:hidden">
        <p className="text-sm text-text-quiet">
          {positionText}
          {nextText && (
            <>
              {/* The spaces stand outside, so that the two are two words for a screen reader as well. */}{' '}
              <span aria-hidden="true">·</span> {nextText}
            </>
          )}
        </p>
        <p className="text-lg font-semibold">{current?.label}</p>
        <div aria-hidden="true" className="mt-3 flex gap-1">
          {steps.map((step, index) => (
            <span
              key={step.id}
              className={classNames('h-1 flex-1 rounded-full', barColour(step.state, index <= at))}
            />
          ))}
        </div>
      </div>
      <ol className="hidden gap-3 md:flex">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={classNames(
              'min-w-0 flex-1 border-t-2 pt-3 text-sm',
              step.state === 'current' && 'border-accent-text font-semibold text-text',
              step.state === 'done' && 'border-accent-text text-text',
              step.state === 'todo' && 'border-hairline text-text-quiet',
              step.state === 'error' && 'border-negative text-negative',
            )}
          >
            <StepWords {...{ step, index, stateTexts, renderLink }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWords({
  step,
  index,
  stateTexts,
  renderLink,
}: { step: Step; index: number } & Pick<StepperProps, 'stateTexts' | 'renderLink'>) {
  const content = (
    <>
      <span aria-hidden="true" className="tabular inline-flex w-4 shrink-0 justify-center">
        {step.state === 'done' ? (
          <Check strokeWidth={1.75} className="mt-0.5 size-4 text-accent-text" />
        ) : step.state === 'error' ? (
          <CircleAlert strokeWidth={1.75} className="mt-0.5 size-4" />
        ) : (
          index + 1
        )}
      </span>
      <span className="min-w-0 hyphens-auto">{step.label}</span>
      <VisuallyHidden>{`, ${step.stateText ?? stateTexts[step.state]}`}</VisuallyHidden>
    </>
  )
  if (step.href && renderLink)
    return renderLink({ ...step, href: step.href }, <span className="flex gap-2">{content}</span>)
  if (step.href)
    return (
      <a href={step.href} className="flex gap-2 rounded-sm hover:underline hover:underline-offset-4">
        {content}
      </a>
    )
  return <span className="flex gap-2">{content}</span>
}

function barColour(state: StepState, reached: boolean): string {
  if (state === 'error') return 'bg-negative'
  return reached || state === 'done' ? 'bg-accent-text' : 'bg-hairline'
}
