import type * as routes from '#contract/content.ts'
import { asKind } from '#domain/content/content-values.ts'
import { roleForKind } from '#server/organiser-acting.ts'
import { findContent } from '#server/persistence/content-queries.ts'
import { listVersions, meetEditors } from '#server/persistence/content-version-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Somebody whose page has not called for longer has closed it; the page calls every 20 seconds. */
const presenceMilliseconds = 60_000

/** The kept drafts of a piece, newest first. */
export const listContentVersions: UseCase<typeof routes.listContentVersions, 'database'> = async (
  { actor, params: { kind, guid } },
  needs,
) => {
  roleForKind(actor, kind)
  if (!(await findContent(needs.database, kind, guid))) refuse('not_found')
  const rows = await listVersions(needs.database, guid)
  return {
    items: rows.map(({ version, draft, savedAt, savedBy }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedBy,
      // Read as the kind is now: a field that came later is empty in an older draft.
      draft: asKind(kind, draft as object),
    })),
  }
}

/** Tells who else has the piece open. By the machine's time: the forum's clock may stand still. */
export const meetContentEditors: UseCase<typeof routes.meetContentEditors, 'clock' | 'database'> = async (
  { actor, params: { kind, guid } },
  needs,
) => {
  roleForKind(actor, kind)
  const at = needs.clock.wall()
  const since = new Date(at.getTime() - presenceMilliseconds)
  const others = await needs.database.transaction().execute(async tx => {
    if (!(await findContent(tx, kind, guid))) refuse('not_found')
    return meetEditors(tx, { contentGuid: guid, accountGuid: actor.accountGuid, at, since })
  })
  return { others }
}
