import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countVolunteerFilters,
  decideVolunteers,
  eraseVolunteer,
  listVolunteers,
  previewVolunteerDecision,
  saveVolunteerNote,
  sendVolunteerLink,
  type VolunteerDecision,
  type VolunteerRow,
} from '#contract/organiser-volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type VolunteerFilters, volunteerQuery } from './rules.ts'

const pageSize = 50
const listKey = ['organiser', 'volunteers']

export function useVolunteerRows(filters: VolunteerFilters) {
  return useListPages({
    queryKey: [...listKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listVolunteers, { query: { limit: pageSize, ...volunteerQuery(filters), ...page }, signal }),
  })
}

/** How many have shifts; asked for when the filters are opened. */
export function useVolunteerCounts(filters: VolunteerFilters) {
  const { sort: _, ...query } = volunteerQuery(filters)
  return useQuery({
    queryKey: [...listKey, 'counts', query],
    queryFn: ({ signal }) => callApi(countVolunteerFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

type Deciding = { volunteerGuids: string[]; decision: VolunteerDecision }

/** What a decision would change, and what would be sent. */
export function useDecisionPreview(body: Deciding) {
  return useQuery({
    queryKey: [...listKey, 'preview', body],
    queryFn: ({ signal }) => callApi(previewVolunteerDecision, { body, signal }),
    staleTime: 0,
  })
}

export function useDecideVolunteers() {
  return useSend(decideVolunteers, (body: Deciding) => ({ body }), { changes: [['organiser']] })
}

export function useSaveNote({ guid, version }: VolunteerRow) {
  return useSend(
    saveVolunteerNote,
    (note: string | null) => ({ params: { guid }, body: { version, note } }),
    {
      changes: [listKey],
      onSuccess: () => toasts.show({ title: m.volunteer_note_saved(), tone: 'positive' }),
    },
  )
}

export function useSendVolunteerLink({ guid }: VolunteerRow, onSuccess: () => void) {
  return useSend(sendVolunteerLink, () => ({ params: { guid } }), {
    onSuccess() {
      toasts.show({ title: m.volunteer_link_sent(), tone: 'positive' })
      onSuccess()
    },
  })
}

export function useEraseVolunteer({ guid }: VolunteerRow, onSuccess: () => void) {
  return useSend(eraseVolunteer, () => ({ params: { guid } }), {
    changes: [['organiser']],
    onSuccess() {
      toasts.show({ title: m.volunteer_erase_done(), tone: 'positive' })
      onSuccess()
    },
  })
}
