import type { SourceFile } from './imports.ts'
import { withoutComments } from './imports.ts'

/** Where folders and files are named after a thing of the product; the first group is its name. */
const NAMED = [
  /^src\/domain\/([^/]+)\//,
  /^src\/server\/usecases\/([^/]+)\//,
  /^src\/server\/persistence\/([^/]+)-queries\.ts$/,
  /^src\/server\/http\/api-v2\/([^/]+)\.ts$/,
  /^src\/contract\/([^/]+)\.ts$/,
  /^src\/web\/(?:account|console|staff)\/([^/]+)\//,
]

/** What carries the frame of a whole app, or speaks of no one thing. */
const FREE = new Set(['frame', 'noun', 'demo', 'offline', 'overview', 'people', 'public', 'unsubscribe'])

/** Synonyms that must not be used. The exceptions after the colon are addresses, values and technical terms. */
const GIVEN_UP: { pattern: RegExp; word: string }[] = [
  { pattern: /\b\w*Organizer\w*|\borganizer[A-Z_]\w*/, word: 'organiser' },
  { pattern: /\b\w*Photo(?!graph)\w+|\b\w+Photo\b|\bphoto[A-Z]\w*/, word: 'photograph' },
  {
    pattern: /\b(?!minThreads|maxThreads)\w*Thread\w*|\bthread[A-Z]\w*|\b\w*[cC]onversation\w*/,
    word: 'chat',
  },
  { pattern: /\b(?:trips?|Trips?)[A-Z]\w*|\b\w*[a-z]Trips?\b/, word: 'transfer' },
]

/** Folders and files whose name carries no noun of the list. */
export function namesWithoutNoun(paths: readonly string[], nouns: readonly string[]): string[] {
  const known = new Set(nouns.flatMap(noun => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]))
  const unnamed = paths.flatMap(path => {
    const name = NAMED.map(pattern => pattern.exec(path)?.[1]).find(Boolean)
    if (!name || FREE.has(name) || carries(name, known)) return []
    return [`${name} (${path.split(name, 1)[0]}) carries no noun of src/domain/noun/nouns.ts`]
  })
  return [...new Set(unnamed)]
}

function carries(name: string, known: ReadonlySet<string>): boolean {
  const words = name.split('-')
  return words.some((word, index) => known.has(word) || known.has(words.slice(index, index + 2).join('-')))
}

/** Files that use a synonym for a thing that has its one word, in their names or identifiers. */
export function secondWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/') || path.startsWith('src/messages/')) return []
    const code = withoutComments(text)
    return GIVEN_UP.flatMap(({ pattern, word }) => {
      const found = pattern.exec(code)?.[0]
      return found ? [`${path} has ${found}: the word is ${word} (docs/glossary.md)`] : []
    })
  })
}
