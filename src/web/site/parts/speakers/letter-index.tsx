import { m } from '#messages/compiled/messages.js'

/** The address of a letter's part of the list. */
export function letterId(letter: string): string {
  return `letter-${letter}`
}

/** The way to each letter, on a desk; letters without anybody are left out. */
export function LetterIndex({ letters }: { letters: readonly string[] }) {
  if (letters.length < 2) return null
  return (
    <nav aria-label={m.speakers_letters()} className="max-lg:hidden print:hidden">
      <ul className="grid grid-cols-8 gap-y-1">
        {letters.map(letter => (
          <li key={letter}>
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
