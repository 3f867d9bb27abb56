import type { SpeakerCard } from '#contract/speaker.ts'

/** A speaker in the list. */
export type ListedSpeaker = Pick<
  SpeakerCard,
  'guid' | 'name' | 'lastName' | 'position' | 'company' | 'topics'
> & { photo: string | null }

/** Speakers by the first letter of the surname, keeping their order. */
export function byLetter<Speaker extends Pick<ListedSpeaker, 'lastName' | 'name'>>(
  speakers: readonly Speaker[],
): [letter: string, speakers: Speaker[]][] {
  return [...Map.groupBy(speakers, ({ lastName, name }) => initialOf(lastName || name))]
}

function initialOf(name: string): string {
  const letter = name.charAt(0).toUpperCase()
  return letter === 'Ё' ? 'Е' : letter
}
