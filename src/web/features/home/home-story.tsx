import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '../session/use-locale.ts'
import { Fee } from './fee.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PagePart } from './page-part.tsx'
import { Steps } from './steps.tsx'
import { Topics } from './topics.tsx'

/** The home page between its first screen and its last word: figures, topics, steps, fee. */
export function HomeStory() {
  const to = usePaths()
  return (
    <>
      <KeyFigures />
      <Topics />
      <PagePart title={m.home_steps_title()} lead={m.home_steps_lead()}>
        <Steps />
      </PagePart>
      <PagePart title={m.home_fee_title()}>
        <Fee />
        <Link to={to('conditions')} className="text-link mt-8 inline-flex min-h-11 items-center">
          {m.home_fee_link()}
        </Link>
      </PagePart>
    </>
  )
}
