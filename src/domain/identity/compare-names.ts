import { swapKeyboardLayout } from '../search/keyboard-layout.ts'
import { compareFirstNames, comparePatronymics, compareSurnames, type PartComparison } from './name-parts.ts'
import type { NameReason } from './name-reason.ts'

/** A person's name in one script; an empty part was not given. */
export type PersonName = { lastName: string; firstName: string; middleName: string }

/** How likely two written names are one person's, 0 to 1, and why. */
export type NameComparison = { score: number; reasons: NameReason[] }

/** From here on two names are taken for one person's. Set on the labelled pairs of `test/identity`. */
export const sameFrom = 0.75

/** Compares names in any usual Cyrillic or Latin spelling, with first and last name swapped, and typed in the wrong keyboard layout. */
export function compareNames(left: PersonName, right: PersonName): NameComparison {
  const plain = compareInOrder(left, right)
  if (plain.score >= sameFrom) return plain
  const ways = [plain, ...swapped(left, right)]
  const [typed, otherTyped] = [inOtherLayout(left), inOtherLayout(right)]
  if (typed) ways.push(layout(compareInOrder(typed, right), left, typed))
  if (otherTyped) ways.push(layout(compareInOrder(left, otherTyped), otherTyped, right))
  return ways.reduce((best, next) => (next.score > best.score ? next : best))
}

/** People have a name in each script: the nearest pair tells. */
export function comparePeopleNames(
  left: readonly PersonName[],
  right: readonly PersonName[],
): NameComparison {
  const found = left.flatMap(one => right.map(other => compareNames(one, other)))
  return found.reduce((best, next) => (next.score > best.score ? next : best), { score: 0, reasons: [] })
}

const notGiven = 0.6
const swappedCosts = 0.97
const layoutCosts = 0.97
const otherFather = 0.5

function compareInOrder(left: PersonName, right: PersonName): NameComparison {
  const last = part(left.lastName, right.lastName, compareSurnames)
  const first = part(left.firstName, right.firstName, compareFirstNames)
  const middle = part(left.middleName, right.middleName, comparePatronymics)
  const reasons = [last, first, middle].flatMap(found => (found ? [found.reason] : []))
  if (!middle && (left.middleName || right.middleName))
    reasons.push({
      code: 'notGiven',
      part: 'middleName',
      left: left.middleName,
      right: right.middleName,
      letters: [],
    })
  const father = !middle ? 1 : middle.reason.code === 'differentName' ? otherFather : Math.sqrt(middle.score)
  // An initial that fits says little of a patronymic, but nothing against it.
  const weight = middle?.reason.code === 'initial' ? 1 : father
  return { score: (last?.score ?? notGiven) * (first?.score ?? notGiven) * weight, reasons }
}

function part(
  left: string,
  right: string,
  compare: (left: string, right: string) => PartComparison,
): PartComparison | null {
  return left && right ? compare(left, right) : null
}

function swapped(left: PersonName, right: PersonName): NameComparison[] {
  if (!left.lastName || !left.firstName) return []
  const turned = { ...left, lastName: left.firstName, firstName: left.lastName }
  const { score, reasons } = compareInOrder(turned, right)
  const reason: NameReason = {
    code: 'swapped',
    part: null,
    left: `${left.lastName} ${left.firstName}`,
    right: `${right.lastName} ${right.firstName}`,
    letters: [],
  }
  return [{ score: score * swappedCosts, reasons: [reason, ...reasons] }]
}

function inOtherLayout(name: PersonName): PersonName | null {
  const [lastName, firstName] = [swapKeyboardLayout(name.lastName), swapKeyboardLayout(name.firstName)]
  if (!lastName && !firstName) return null
  return {
    lastName: lastName ?? name.lastName,
    firstName: firstName ?? name.firstName,
    middleName: swapKeyboardLayout(name.middleName) ?? name.middleName,
  }
}

function layout(found: NameComparison, typed: PersonName, meant: PersonName): NameComparison {
  const reason: NameReason = {
    code: 'wrongLayout',
    part: null,
    left: `${typed.lastName} ${typed.firstName}`,
    right: `${meant.lastName} ${meant.firstName}`,
    letters: [],
  }
  return { score: found.score * layoutCosts, reasons: [reason, ...found.reasons] }
}
