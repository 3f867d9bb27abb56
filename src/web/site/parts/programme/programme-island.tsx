import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { Island } from '../island/island.tsx'
import { ProgrammeBody, type ProgrammeFacts } from './programme-body.tsx'

/** The programme as the server renders it, with what the island needs to render the same. The island fetches the programme itself. */
export function ProgrammeIsland({ programme, ...facts }: ProgrammeFacts & { programme: ProgrammeView }) {
  return (
    <Island name="programme" now="session mine" facts={{ ...facts, edition: programme.edition.slug }}>
      <ProgrammeBody programme={programme} {...facts} />
    </Island>
  )
}
