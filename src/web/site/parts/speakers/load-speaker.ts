import { data, type LoaderFunctionArgs } from 'react-router'
import type { SpeakerCard, SpeakerDetail } from '#contract/speaker.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'

type Neighbour = Pick<SpeakerCard, 'guid' | 'name'>

export type SpeakerData = {
  speaker: SpeakerDetail
  /** By surname; null at either end, and for speakers of past editions. */
  previous: Neighbour | null
  next: Neighbour | null
}

/** One speaker with the neighbours in the list; unknown ones answer 404. */
export async function loadSpeaker({ context, params, url }: LoaderFunctionArgs): Promise<SpeakerData> {
  const { content } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const [speaker, all] = await Promise.all([
    content.speaker(locale, params.guid ?? ''),
    content.speakers(locale),
  ])
  if (!speaker) throw data(null, { status: 404 })
  const place = all.findIndex(({ guid }) => guid === speaker.guid)
  const at = (index: number): Neighbour | null => {
    const found = place < 0 ? undefined : all[index]
    return found ? { guid: found.guid, name: found.name } : null
  }
  return { speaker, previous: place > 0 ? at(place - 1) : null, next: at(place + 1) }
}
