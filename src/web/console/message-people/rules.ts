import { deliverySorts, messageDeliveries } from '#domain/message/message-delivery.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

const peopleParameters = {
  q: searchText,
  delivery: choice(['all', ...messageDeliveries], 'all'),
  sort: choice(deliverySorts, 'newest'),
} as const

export type PeopleFilters = ListFilters<typeof peopleParameters>

export const readPeopleFilters = (address: URLSearchParams) => readListFilters(peopleParameters, address)

/** The filters as the call takes them. */
export function peopleFilterQuery({ q, delivery, sort }: PeopleFilters) {
  return {
    ...(q && { q }),
    ...(delivery !== 'all' && { delivery }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** What shows everybody; the order stays. */
export const everybody = { q: null, delivery: null }
