import { m } from '#messages/compiled/messages.js'

/** The address of a letter's part of the list. */
export function letterId(letter: string): string {
  return `letter-${letter}`
}

type LetterIndexProps = {
  /** `hidden` where nobody of the letter is left. */
  letters: readonly { letter: string; hidden: boolean }[]
}

/** The way to each letter, on a desk. */
export function LetterIndex({ letters }: LetterIndexProps) {
  if (letters.length < 2) return null
  return (
    <nav aria-label={m.speakers_letters()} className="max-lg:hidden print:hidden">
      <ul className="grid grid-cols-8 gap-y-1">
        {letters.map(({ letter, hidden }) => (
          <li key={letter} data-to-group={letterId(letter)} hidden={hidden}>
            <a
              href={`#${letterId(letter)}`}
              className="grid size-8 place-content-center rounded-sm text-sm text-text-quiet hover:bg-sunken hover:text-text"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
