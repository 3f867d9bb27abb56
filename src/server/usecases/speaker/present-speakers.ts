import type { Locale } from '#contract/field.ts'
import type { CommitteeMember, SpeakerCard, SpeakerDetail } from '#contract/speaker.ts'
import type { ContentSnapshot, EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present, presentName, presentPortrait } from '../content/present-values.ts'
import { renderProse } from '../content/render-prose.ts'
import { inProgrammeOrder } from '../programme/present-programme.ts'

/** The speakers of an edition, sorted by surname in the language. */
export function presentSpeakers(of: EditionContent, locale: Locale): SpeakerCard[] {
  const { compare } = new Intl.Collator(locale)
  return of
    .of('speaker')
    .map(item => presentCard(item, locale))
    .sort((left, right) => compare(left.lastName, right.lastName) || compare(left.name, right.name))
}

/** The speakers that editors chose, in the order in which they were added: the same people in both languages. */
export function presentHighlightedSpeakers(of: EditionContent, locale: Locale): SpeakerCard[] {
  return of
    .of('speaker')
    .filter(({ content }) => content.highlighted)
    .map(item => presentCard(item, locale))
}

export function presentSpeaker(
  snapshot: ContentSnapshot,
  locale: Locale,
  guid: string,
): SpeakerDetail | null {
  const found = snapshot.find('speaker', guid)
  if (!found) return null
  const { item, of } = found
  const halls = new Map(of.of('hall').map(hall => [hall.guid, present(hall.content.name, locale)]))
  const sessions = inProgrammeOrder(of).filter(
    ({ content }) => content.speakers.includes(item.guid) || content.moderators.includes(item.guid),
  )
  return {
    ...presentCard(item, locale),
    biographyHtml: renderProse(present(item.content.biography, locale), locale),
    forum: forumOf(of),
    otherYears: otherCards(snapshot, found),
    sessions: sessions.map(({ guid: session, content }) => ({
      guid: session,
      title: present(content.title, locale),
      day: content.day,
      startsAt: content.startsAt,
      endsAt: content.endsAt,
      hallName: (content.hall && halls.get(content.hall)) ?? null,
      moderates: content.moderators.includes(item.guid),
    })),
  }
}

function forumOf({ edition }: EditionContent): SpeakerDetail['forum'] {
  return { year: edition.startsOn.slice(0, 4), day: edition.startsOn, current: edition.isCurrent }
}

/** Cards of other editions with the same name in both languages, of whom no edition has two. */
function otherCards(
  { editions }: ContentSnapshot,
  { item, of }: { item: PublishedItem<'speaker'>; of: EditionContent },
): SpeakerDetail['otherYears'] {
  const names = ({ content }: PublishedItem<'speaker'>) =>
    `${presentName(content, 'ru')} / ${presentName(content, 'en')}`
  return editions
    .filter(other => other !== of)
    .flatMap(other => {
      const same = other.of('speaker').filter(card => names(card) === names(item))
      return same.length === 1 && same[0] ? [{ guid: same[0].guid, ...forumOf(other) }] : []
    })
}

/** The programme committee in the order of the editors. */
export function presentCommittee(of: EditionContent, locale: Locale): CommitteeMember[] {
  return of.of('committeeMember').map(({ guid, content }) => {
    const name = presentName(content, locale)
    return {
      guid,
      role: content.role,
      name,
      position: present(content.position, locale),
      company: present(content.company, locale),
      photo: presentPortrait(content.photo, name, locale),
    }
  })
}

function presentCard({ guid, content }: PublishedItem<'speaker'>, locale: Locale): SpeakerCard {
  const name = presentName(content, locale)
  return {
    guid,
    name,
    lastName: present(content.lastName, locale),
    position: present(content.position, locale),
    company: present(content.company, locale),
    photo: presentPortrait(content.photo, name, locale),
    topics: content.topics,
    highlighted: content.highlighted,
  }
}
