import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { Island } from '../island/island.tsx'
import { ProgrammeBody, type ProgrammeFacts } from './programme-body.tsx'

/** The programme as the server draws it, with what the island needs to draw the same. The programme itself it reads when it comes. */
export function ProgrammeIsland({ programme, ...facts }: ProgrammeFacts & { programme: ProgrammeView }) {
  return (
    <Island name="programme" now="session" facts={{ ...facts, edition: programme.edition.slug }}>
      <ProgrammeBody programme={programme} {...facts} />
    </Island>
  )
}
