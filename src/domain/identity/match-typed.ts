import { swapKeyboardLayout } from '../search/keyboard-layout.ts'
import type { NameComparison, PersonName } from './compare-names.ts'
import { toNameWord } from './compare-words.ts'
import { compareFirstNames, comparePatronymics, compareSurnames, type PartComparison } from './name-parts.ts'
import type { NamePart, NameReason } from './name-reason.ts'
import { remember } from './remember.ts'

const parts = ['lastName', 'firstName', 'middleName'] as const
const compare = {
  lastName: compareSurnames,
  firstName: compareFirstNames,
  middleName: comparePatronymics,
} satisfies Record<NamePart, unknown>

/** From here on a typed word is taken for a part of the name. */
const wordFrom = 0.6
/** A word that is no part of the name was found in a company or an e-mail address, at best. */
const otherText = 0.3
const layoutCosts = 0.95
const beginning = 0.9
const mostWords = 6

/** How well what was typed into a search fits a person, in any order of names; the last word may be unfinished. */
export function matchTyped(typed: string, names: readonly PersonName[]): NameComparison {
  const ways = names.map(name => matchWords(typed, name))
  // Whoever is found as typed needs no second look.
  const isFound = ways.some(({ score }) => score >= wordFrom)
  const meant = isFound ? null : swapKeyboardLayout(typed)
  if (meant)
    for (const name of names) {
      const { score, reasons } = matchWords(meant, name)
      ways.push({ score: score * layoutCosts, reasons: [about('wrongLayout', typed, meant), ...reasons] })
    }
  return ways.reduce((best, next) => (next.score > best.score ? next : best), { score: 0, reasons: [] })
}

function about(code: NameReason['code'], left: string, right: string): NameReason {
  return { code, part: null, left, right, letters: [] }
}

function matchWords(typed: string, name: PersonName): NameComparison {
  const words = typed.split(/,?\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return { score: 0, reasons: [] }
  const found = assign(words, parts, name)
  const score = found.reduce((sum, one) => sum + (one?.score ?? otherText), 0) / words.length
  const reasons = found.map((one, at) => one?.reason ?? about('otherText', words[at] ?? '', ''))
  return { score, reasons }
}

/** The best way to give each word a part of the name of its own, or none. */
function assign(
  words: readonly string[],
  free: readonly NamePart[],
  name: PersonName,
): (PartComparison | null)[] {
  const [word, ...rest] = words
  if (word === undefined) return []
  const isLast = rest.length === 0
  const options = free.flatMap(part => {
    const found = name[part] ? matchWord(word, part, { written: name[part], isLast }) : null
    return found
      ? [
          [
            found,
            ...assign(
              rest,
              free.filter(one => one !== part),
              name,
            ),
          ],
        ]
      : []
  })
  options.push([null, ...assign(rest, free, name)])
  const total = (option: readonly (PartComparison | null)[]) =>
    option.reduce((sum, one) => sum + (one?.score ?? 0), 0)
  return options.reduce((best, next) => (total(next) > total(best) ? next : best))
}

const matchWord = remember(
  (word: string, part: NamePart, { written, isLast }: { written: string; isLast: boolean }) =>
    `${part}\n${isLast}\n${word}\n${written}`,
  (word, part, { written, isLast }): PartComparison | null => {
    const whole = compare[part](word, written)
    const start = isLast || part === 'lastName' ? begins(word, part, written) : null
    const best = start && start.score > whole.score ? start : whole
    return best.score >= wordFrom ? best : null
  },
)

function begins(word: string, part: NamePart, written: string): PartComparison | null {
  const [typed, full] = [toNameWord(word), toNameWord(written)]
  const fits = typed.readings.some(
    one => one.key !== '' && full.readings.some(({ key }) => key.startsWith(one.key)),
  )
  if (!fits) return null
  return { score: beginning, reason: { code: 'beginning', part, left: word, right: written, letters: [] } }
}
