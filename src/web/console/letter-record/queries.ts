import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type LetterDetail,
  listLetterPeople,
  previewLetterResend,
  readLetter,
  resendLetter,
} from '#contract/organiser-letter.ts'
import { lettersKey } from '#web/console/letter/queries.ts'
import {
  type Chosen,
  chosenBody,
  type Resending,
  resendOutcome,
} from '#web/console/message-people/queries.ts'
import { type PeopleFilters, peopleFilterQuery } from '#web/console/message-people/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const keyOf = (guid: string) => [...lettersKey, 'one', guid]

export function useLetter(guid: string) {
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => callApi(readLetter, { params: { guid }, signal }),
    // What is on its way is told while it goes.
    refetchInterval: ({ state: { data } }) => (data?.counts.waiting ? 5_000 : false),
  })
}

export function useLetterPeople({ guid, counts }: LetterDetail, filters: PeopleFilters) {
  const client = useQueryClient()
  const isOnItsWay = Boolean(counts.waiting)
  // The letter is read more often than its people: once all of it has left they are read with it.
  useEffect(() => {
    if (!isOnItsWay) void client.invalidateQueries({ queryKey: [...keyOf(guid), 'people'] })
  }, [isOnItsWay, client, guid])
  return useListPages({
    queryKey: [...keyOf(guid), 'people', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listLetterPeople, {
        params: { guid },
        query: { ...peopleFilterQuery(filters), ...page },
        signal,
      }),
  })
}

export function useResendLetter({ guid, counts }: LetterDetail): Resending {
  return {
    key: keyOf(guid),
    readPreview: signal => callApi(previewLetterResend, { params: { guid }, signal }),
    send: useSend(
      resendLetter,
      (chosen: Chosen) => ({ params: { guid }, body: chosenBody(chosen) }),
      // The same letter may fail and be sent again more than once.
      { ...resendOutcome, leansOn: () => counts },
    ),
  }
}
