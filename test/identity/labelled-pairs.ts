import { readFileSync } from 'node:fs'
import { compareNames, type PersonName, sameFrom } from '#domain/identity/compare-names.ts'

export type LabelledPair = {
  kind: string
  left: PersonName
  right: PersonName
  isSame: boolean
  line: string
}

/** Reads a file of labelled pairs; its notation stands at its head. */
export function labelledPairs(file: 'pairs.txt' | 'pairs-apart.txt'): LabelledPair[] {
  let kind = ''
  const pairs: LabelledPair[] = []
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    kind = /^\[(.+)\]$/.exec(line)?.[1] ?? kind
    const [, left, sign, right] = /^([^#].*) ([=#]) (.+)$/.exec(line) ?? []
    if (!left || !right) continue
    pairs.push({ kind, left: nameOf(left), right: nameOf(right), isSame: sign === '=', line })
  }
  return pairs
}

function nameOf(written: string): PersonName {
  const [lastName = '', firstName = '', middleName = ''] = written.split(',')
  return { lastName, firstName, middleName }
}

/** How well the engine tells the pairs apart. */
export function rates(pairs: readonly LabelledPair[]) {
  const judged = pairs.map(pair => ({ ...pair, ...compareNames(pair.left, pair.right) }))
  const found = judged.filter(({ score }) => score >= sameFrom)
  const right = found.filter(({ isSame }) => isSame)
  const misses = judged.filter(({ isSame, score }) => isSame !== score >= sameFrom)
  return {
    recall: right.length / pairs.filter(({ isSame }) => isSame).length,
    precision: right.length / found.length,
    misses: misses.map(({ kind, line, score }) => `${score.toFixed(2)} [${kind}] ${line}`),
  }
}
