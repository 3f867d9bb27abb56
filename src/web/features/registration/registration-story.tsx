import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Fee } from '../home/fee.tsx'
import { PagePart } from '../home/page-part.tsx'
import { Steps } from '../home/steps.tsx'
import { usePaths } from '../session/use-locale.ts'
import { Choices } from './choices.tsx'
import { Preparation } from './preparation.tsx'

/** What it takes to apply: what to have at hand, for whom, the steps, the fee. */
export function RegistrationStory() {
  const to = usePaths()
  return (
    <>
      <PagePart title={m.registration_need_title()}>
        <Preparation />
      </PagePart>
      <PagePart title={m.registration_who_title()}>
        <Choices />
      </PagePart>
      <PagePart title={m.registration_steps_title()} lead={m.home_steps_lead()}>
        <Steps />
      </PagePart>
      <PagePart title={m.registration_ways_title()}>
        <Fee />
        <Link to={to('conditions')} className="text-link mt-8 inline-flex min-h-11 items-center">
          {m.registration_conditions()}
        </Link>
      </PagePart>
    </>
  )
}
