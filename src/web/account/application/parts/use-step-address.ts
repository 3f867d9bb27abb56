import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Participant } from '#contract/participant.ts'
import { type ApplicationStep, stepsFor } from '#domain/participant/application-step.ts'
import { stepNamed } from '../rules.ts'

/** The step is kept in the query, so that the browser's back and forward move through the form. */
export function useStepAddress({ role, step: reached }: Pick<Participant, 'role' | 'step'>) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const steps = stepsFor(role)
  const addressOf = (step: ApplicationStep) => {
    const query = new URLSearchParams(search)
    query.set('step', step)
    return `${pathname}?${query}`
  }
  return {
    steps,
    step: stepNamed(search.get('step'), steps) ?? stepNamed(reached, steps) ?? 'personal',
    addressOf,
    goTo: (step: ApplicationStep) => void navigate(addressOf(step)),
  }
}
