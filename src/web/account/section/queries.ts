import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { requestChange, withdrawChangeRequest } from '#contract/change-request.ts'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import type { PageName } from '#web/site-map.ts'
import { toasts } from '#web/ui/toast-store.ts'
import {
  assistantBar,
  barSections,
  type CabinetSection,
  coordinatorBar,
  coordinatorGroups,
  type SectionGroup,
  sectionAccess,
  sectionGroups,
} from './rules.ts'

export function useChangeRequest(facts: { guid: string; kind: ChangeRequestKind; queryKey: QueryKey }) {
  const { guid, kind, queryKey } = facts
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey })
  const send = useSend(
    requestChange,
    (wish: { proposed: Record<string, unknown>; reason: string }) => ({
      params: { guid },
      body: { kind, ...wish },
    }),
    {
      onSuccess() {
        toasts.show({ title: m.section_request_sent(), tone: 'positive' })
        return refresh()
      },
    },
  )
  const withdraw = useSend(withdrawChangeRequest, (request: string) => ({ params: { guid, request } }), {
    onSuccess: () => toasts.show({ title: m.section_request_withdrawn() }),
    // If the request was decided meanwhile, its new state is shown.
    onSettled: refresh,
  })
  return { send, withdraw }
}

export type ChangeRequesting = ReturnType<typeof useChangeRequest>

/** Which pages of the cabinet are open to whoever is looking, so that no link leads to a closed one. */
export function useOpenSections(): (page: PageName) => boolean {
  const sections = useCurrentParticipant()?.sections ?? null
  return page => sectionAccess(page, sections) === 'open'
}

/** The navigation of this account: the chosen participant's, or that of a coordinator without one. */
export function useSections(): { groups: SectionGroup[]; bar: readonly CabinetSection[] } {
  const { groups } = useSession()
  const participant = useCurrentParticipant()
  if (!participant && groups.length > 0) return { groups: coordinatorGroups(), bar: coordinatorBar }
  const sections = participant?.sections ?? null
  return {
    groups: sectionGroups({ speaker: participant?.role === 'speaker', group: groups.length > 0, sections }),
    bar: sections ? assistantBar(sections) : barSections,
  }
}
