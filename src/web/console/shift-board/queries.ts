import { useQuery } from '@tanstack/react-query'
import {
  addShift,
  assignVolunteers,
  listShifts,
  removeShift,
  type Shift,
  saveShift,
  unassignVolunteer,
} from '#contract/organiser-shift.ts'
import { listVolunteers } from '#contract/organiser-volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type SentShift, type ShiftFilters, shiftQuery } from './rules.ts'

const shiftsKey = ['organiser', 'shifts']
const changes = [['organiser']]

const done = (title: string) => toasts.show({ title, tone: 'positive' })

const pageSize = 50

/** The shifts that the filters find, page by page. */
export function useShiftPages(filters: ShiftFilters) {
  return useListPages({
    queryKey: [...shiftsKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listShifts, { query: { limit: pageSize, ...shiftQuery(filters), ...page }, signal }),
  })
}

export function useAddShift(onSuccess: () => void) {
  return useSend(addShift, (body: SentShift) => ({ body }), {
    changes,
    onSuccess() {
      done(m.shift_saved())
      onSuccess()
    },
  })
}

export function useSaveShift({ guid, version }: Shift, onSuccess: () => void) {
  return useSend(saveShift, (body: SentShift) => ({ params: { guid }, body: { ...body, version } }), {
    changes,
    onSuccess() {
      done(m.shift_saved())
      onSuccess()
    },
  })
}

export function useRemoveShift({ guid }: Shift, onSuccess: () => void) {
  return useSend(removeShift, () => ({ params: { guid } }), {
    changes,
    onSuccess() {
      done(m.shift_removed())
      onSuccess()
    },
  })
}

type Assigning = { guid: string; volunteerGuids: string[] }

export function useAssignVolunteers() {
  return useSend(
    assignVolunteers,
    ({ guid, volunteerGuids }: Assigning) => ({ params: { guid }, body: { volunteerGuids } }),
    { changes },
  )
}

export function useUnassign({ guid }: Shift) {
  return useSend(unassignVolunteer, (volunteerGuid: string) => ({ params: { guid, volunteerGuid } }), {
    changes,
    onSuccess: () => done(m.shift_taken_off()),
    onError: (error: Error) => toasts.show({ title: error.message, tone: 'negative' }),
  })
}

/** Those who come, by what is searched for: of each state one page, which a search narrows. */
export function useComing(q: string) {
  return useQuery({
    queryKey: ['organiser', 'volunteers', 'coming', q],
    async queryFn({ signal }) {
      const read = (state: 'accepted' | 'confirmed') =>
        callApi(listVolunteers, { query: { limit: 200, state, ...(q && { q }) }, signal })
      const [confirmed, accepted] = await Promise.all([read('confirmed'), read('accepted')])
      return [...confirmed.items, ...accepted.items].filter(({ review }) => review !== 'rejected')
    },
  })
}
