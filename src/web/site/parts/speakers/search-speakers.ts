import type { SpeakerCard } from '#contract/speaker.ts'

/** A speaker in the list. It includes the name in the other language, because people search by it too. */
export type ListedSpeaker = Pick<
  SpeakerCard,
  'guid' | 'name' | 'lastName' | 'position' | 'company' | 'topics'
> & { photo: string | null; otherName: string }

/** The search: words of a name or company, and a topic. Empty and null mean everybody. */
export type SpeakerQuery = { words: string; topic: string | null }

/** Speakers with the topic in whose names or company every word begins some word, in either script. */
export function searchSpeakers<Speaker extends ListedSpeaker>(
  speakers: readonly Speaker[],
  { words, topic }: SpeakerQuery,
): Speaker[] {
  const wanted = folded(words).filter(word => word !== '')
  return speakers.filter(speaker => {
    if (topic !== null && !(speaker.topics as readonly string[]).includes(topic)) return false
    if (wanted.length === 0) return true
    const own = folded(`${speaker.name} ${speaker.otherName} ${speaker.company}`)
    return wanted.every(word => own.some(part => part.startsWith(word)))
  })
}

/** The words in lower case, without accents and with ё as е. */
function folded(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .normalize('NFD')
      // Й is a letter of its own, not an И with an accent.
      .replace(/\p{M}/gu, mark => (mark === '\u0306' ? mark : ''))
      .normalize('NFC')
      .split(/[^\p{L}\p{N}]+/u)
  )
}

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
