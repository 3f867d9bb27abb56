import { parseSync, Visitor } from 'vite'
import type { SourceFile } from './imports.ts'

const MOST = 3

/** Read at every call as a sentence, so they keep their positions: a status moves, somebody is told. */
const SENTENCES: readonly string[] = [
  'applyTransition',
  'applyTransitions',
  'askTransition',
  'tell',
  'tellAddressee',
  'writeToCoordinator',
]

type Told = { name: string | null; positions: number; at: number }

/** Functions of the server whose callers have to count: four or more positions, which say nothing of what stands where. */
export function manyPositions(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/server/') || /\.(test|gen|d)\.ts$/.test(path)) return []
    return functionsOf(path, text)
      .filter(({ name, positions }) => positions > MOST && !(name && SENTENCES.includes(name)))
      .map(
        ({ name, positions, at }) =>
          `${path}:${lineAt(text, at)} ${name ?? 'a function'} takes ${positions} positions: name what comes after the first, as an object of facts`,
      )
  })
}

function functionsOf(path: string, text: string): Told[] {
  const found: Told[] = []
  const names = new Map<number, string>()
  const tell = (node: { start: number; params: unknown[] }, name: string | null) =>
    found.push({ name: name ?? names.get(node.start) ?? null, positions: node.params.length, at: node.start })
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name)
    },
    FunctionDeclaration: node => void tell(node, node.id?.name ?? null),
    FunctionExpression: node => void tell(node, node.id?.name ?? null),
    ArrowFunctionExpression: node => void tell(node, null),
  })
  visitor.visit(parseSync(path, text).program)
  return found
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
