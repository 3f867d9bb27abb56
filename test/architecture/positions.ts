import { parseSync, Visitor } from 'vite'
import type { SourceFile } from './imports.ts'

const MOST = 3
const HELD = /^src\/server\/(?:usecases|http|persistence)\/(?!.*\.(?:test|gen|d)\.ts$)/

/** These calls read as sentences (a status moves, somebody is told), so they keep their positional parameters. */
const SENTENCES: Record<string, readonly string[]> = {
  'src/server/usecases/transition/apply-transition.ts': [
    'applyTransition',
    'applyTransitions',
    'askTransition',
  ],
  'src/server/usecases/message/tell-participant.ts': ['tell'],
  'src/server/usecases/message/tell-addressee.ts': ['tellAddressee'],
  'src/server/usecases/message/write-to-coordinator.ts': ['writeToCoordinator'],
}

type Counted = { name: string | null; positions: number; at: number }

/** Functions of use cases, HTTP handlers and queries with four or more positional parameters, so that a call does not show what is what. */
export function manyPositions(files: SourceFile[]): string[] {
  return files.flatMap(file =>
    longOnes(file)
      .filter(({ name }) => !(name && SENTENCES[file.path]?.includes(name)))
      .map(
        ({ name, positions, at }) =>
          `${file.path}:${lineAt(file.text, at)} ${name ?? 'a function'} takes ${positions} positions: name what comes after the first, as an object of facts`,
      ),
  )
}

/** Excused functions that do not need the excuse any more. */
export function idleSentences(files: SourceFile[]): string[] {
  return Object.entries(SENTENCES).flatMap(([path, names]) => {
    const file = files.find(each => each.path === path)
    const found = file ? longOnes(file).map(({ name }) => name) : []
    return names.filter(name => !found.includes(name)).map(name => `${path} ${name}`)
  })
}

function longOnes({ path, text }: SourceFile): Counted[] {
  if (!HELD.test(path)) return []
  const found: Counted[] = []
  const names = new Map<number, string>()
  const count = (node: { start: number; params: unknown[] }, name: string | null) =>
    found.push({ name: name ?? names.get(node.start) ?? null, positions: node.params.length, at: node.start })
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name)
    },
    FunctionDeclaration: node => void count(node, node.id?.name ?? null),
    FunctionExpression: node => void count(node, node.id?.name ?? null),
    ArrowFunctionExpression: node => void count(node, null),
  })
  visitor.visit(parseSync(path, text).program)
  return found.filter(({ positions }) => positions > MOST)
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
