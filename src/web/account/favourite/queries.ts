import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readProgramme } from '#contract/programme.ts'
import { listSpeakers } from '#contract/speaker.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { joinMarks } from '#web/kit/favourite/join-marks.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { readKeptProgramme } from '#web/kit/programme/kept-programme.ts'
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
