import type { PlannedProgramme } from '#contract/organiser-programme.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { usePlannedProgramme } from '#web/console/programme/queries.ts'
import { placedDraft, type SessionClash, sessionClashes } from '#web/console/programme/rules.ts'
import type { ContentEditing } from './use-content-editor.ts'

/** Conflicts on the site, and the plan with their names. */
export type SiteClashes = { plan: PlannedProgramme; clashes: SessionClash[] }

/**
 * Finds which published sessions this one would overlap with, by the current plan. Null where there are none, for other kinds, and where the plan
 * cannot be read.
 */
export function useSiteClashes(kind: ContentKind, edition: string | undefined) {
  const isSession = kind === 'programmeSession'
  const { refetch } = usePlannedProgramme(edition, isSession)
  return async ({ base, values }: ContentEditing): Promise<SiteClashes | null> => {
    if (!isSession) return null
    const { data: plan } = await refetch()
    if (!plan) return null
    const onSite = plan.sessions.filter(({ state }) => state !== 'draft')
    const clashes = sessionClashes(onSite, placedDraft(base?.guid ?? null, values))
    return clashes.length > 0 ? { plan, clashes } : null
  }
}
