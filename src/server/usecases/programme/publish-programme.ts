import type { z } from 'zod'
import type * as routes from '#contract/organiser-programme.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { RefusalError, refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { Editing } from '../content/content-audit.ts'
import { contentEdition } from '../content/list-content.ts'
import { publishInside } from '../content/publish-content.ts'
import { conflictsOnSite } from '../content/session-conflicts.ts'

type Result = z.input<(typeof routes.publishProgramme)['response']>['results'][number]

/**
 * Publishes several sessions, each in its own transaction. On overlaps the sessions concerned are named, and the editor has to repeat the call with
 * `acknowledgeConflicts`.
 */
export const publishProgramme: UseCase<typeof routes.publishProgramme, 'clock' | 'database' | 'log'> = async (
  { actor, body: input, facts },
  needs,
) => {
  const editing = { actor, facts, at: needs.clock.now() }
  const items = [...new Map(input.items.map(item => [item.guid.toLowerCase(), item.version]))]
  if (!input.acknowledgeConflicts) {
    const guids = new Set(items.map(([guid]) => guid))
    const edition = await contentEdition(needs.database, input.edition)
    const conflicts = await conflictsOnSite(needs.database, edition.guid, guids)
    const booked = new Set(conflicts.flatMap(({ sessions }) => sessions))
    const details = input.items.flatMap(({ guid }, index) =>
      booked.has(guid.toLowerCase())
        ? [{ field: `items.${index}`, code: 'programme_conflict' as const }]
        : [],
    )
    if (details.length > 0) refuse('programme_conflict', { details })
  }
  const results: Result[] = []
  for (const [guid, version] of items) results.push(await publishOne(needs, editing, { guid, version }))
  return { results }
}

async function publishOne(
  needs: Needs<'database' | 'log'>,
  editing: Editing,
  { guid, version }: { guid: string; version: number },
): Promise<Result> {
  try {
    const published = await needs.database
      .transaction()
      .execute(tx => publishInside(tx, editing, { kind: 'programmeSession', guid, version }))
    return { guid, ok: true, version: published, code: null, message: null }
  } catch (error) {
    // A failure only affects its own session: earlier ones are committed and must be reported.
    if (!(error instanceof RefusalError)) needs.log.error({ err: error }, 'a session was not published')
    const code = error instanceof RefusalError ? error.code : 'server_error'
    return { guid, ok: false, version: null, code, message: errorSentence(code, editing.facts.locale) }
  }
}
