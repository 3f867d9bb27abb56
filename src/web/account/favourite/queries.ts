import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepFavourites, readFavourites } from '#contract/favourite.ts'
import { readProgramme } from '#contract/programme.ts'
import { listSpeakers } from '#contract/speaker.ts'
import { type FavouriteMark, type MarkChange, marksOf } from '#domain/favourite/favourite.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { joinMarks } from '#web/kit/favourite/join-marks.ts'
import { setMark } from '#web/kit/favourite/kept-marks.ts'
import { useMarks } from '#web/kit/favourite/use-marks.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { readKeptProgramme } from '#web/kit/programme/kept-programme.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { ownParticipant } from '#web/kit/session/own-participant.ts'
import { joinSurvey } from '#web/kit/survey/join-survey.ts'

/** Joins with the account what this device has kept from before the log-in: favourites, and a finished survey. */
export function useJoinedDevice(): void {
  const guid = useCurrentParticipant()?.guid ?? null
  const client = useQueryClient()
  useEffect(() => {
    if (guid === null) return
    // What fails is kept, and tried again with the next page.
    void joinMarks().catch(() => {})
    void joinSurvey()
      .then(() => client.invalidateQueries({ queryKey: ['own-survey', guid] }))
      .catch(() => {})
  }, [guid, client])
}

/**
 * The stars of the person whose cabinet is open, and how one is set. One's own are this device's and the account's together; an assistant reads and
 * changes those of the account, and this device keeps nothing of them.
 */
export function useStars() {
  const guid = useCurrentParticipant()?.guid ?? null
  const isOwn = guid === null || ownParticipant() === guid
  const here = useMarks()
  const client = useQueryClient()
  const queryKey = ['favourites', guid]
  const theirs = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readFavourites, { params: { guid: guid ?? '' }, signal }),
    enabled: !isOwn,
  })
  const send = useSend(
    keepFavourites,
    (change: MarkChange) => ({ params: { guid: guid ?? '' }, body: { changes: [change] } }),
    { onSuccess: answer => client.setQueryData(queryKey, answer), onError: tellFailure },
  )
  const marks = isOwn ? here : marksOf(theirs.data?.changes ?? [])
  return {
    starred: new Set([...marks].flatMap(([one, mark]) => (mark === 'favourite' ? [one] : []))),
    marks,
    ready: isOwn || theirs.data !== undefined,
    error: isOwn ? null : theirs.error,
    refetch: theirs.refetch,
    set(one: string, mark: FavouriteMark | null) {
      if (!isOwn) return send.mutate({ guid: one, mark, at: new Date().toISOString() })
      setMark(one, mark)
      void joinMarks().catch(() => {})
    },
  }
}

/** The programme with its speakers; the one kept on this device where there is no network. */
export function useProgramme() {
  const locale = useLocale()
  const { slug } = useEdition()
  return useQuery({
    queryKey: ['programme', slug, locale],
    queryFn: ({ signal }) =>
      readKeptProgramme(locale, slug, () =>
        callApi(readProgramme, { query: { locale, edition: slug }, signal }),
      ),
    networkMode: 'always',
  })
}

/** Everybody who is presented as a speaker. */
export function useSpeakers() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['speakers', locale],
    queryFn: ({ signal }) => callApi(listSpeakers, { query: { locale }, signal }),
  })
}
