import { importsOf, type SourceFile, withoutComments } from './imports.ts'

/** What each machine may be asked to do, by the name under which the use cases know it. */
export type Machines = Record<string, readonly string[]>

const USECASES = /^src\/server\/usecases\/(?!.*\.test\.ts$)/
const MACHINES = 'src/server/usecases/transition/'
const CALL = /\bapplyTransitions?\(\s*tx,\s*(\w+Machine),\s*([^,]+),/g
const WORD = /['"](\w+)['"]|\b(\w+):/g

/** Writes a status without asking the table. */
const STATUS_WRITERS = [
  'moveApplication',
  'movePayments',
  'moveInvoice',
  'closeChangeRequest',
  'closeErasureRequest',
]

/**
 * Actions that stand in a table and that no use case takes. Where a call names its action by an expression, every word of that file counts as
 * named: the maps from what a route is asked to an action stand beside their call.
 */
export function uncalledActions(files: SourceFile[], machines: Machines): string[] {
  const called = new Set<string>()
  for (const { path, text } of files) {
    if (!USECASES.test(path)) continue
    const code = withoutComments(text)
    for (const [, machine, action = ''] of code.matchAll(CALL)) {
      const literal = /^'(\w+)'$/.exec(action.trim())?.[1]
      const words = literal ? [literal] : [...code.matchAll(WORD)].map(([, quoted, key]) => quoted ?? key)
      for (const word of words) called.add(`${machine} ${word}`)
    }
  }
  return Object.entries(machines).flatMap(([machine, actions]) =>
    actions
      .filter(action => !called.has(`${machine} ${action}`))
      .map(action => `${machine}: no use case takes the action ${action}`),
  )
}

/** Use cases that write a status past its machine. */
export function strayStatuses(files: SourceFile[]): string[] {
  return files.flatMap(file => {
    if (!USECASES.test(file.path) || file.path.startsWith(MACHINES)) return []
    if (!importsOf(file).some(({ target }) => target?.startsWith('src/server/persistence/'))) return []
    const code = withoutComments(file.text)
    return STATUS_WRITERS.filter(name => new RegExp(`\\b${name}\\b`).test(code)).map(
      name => `${file.path} calls ${name}: a status moves by applyTransition alone`,
    )
  })
}

/** Names of the log that nothing writes any more. */
export function unwrittenActions(files: SourceFile[], actions: readonly string[]): string[] {
  const code = files
    .filter(({ path }) => USECASES.test(path))
    .map(({ text }) => withoutComments(text))
    .join('\n')
  return actions
    .filter(action => !code.includes(`'${action}'`))
    .map(action => `${action}: nothing writes this action to the log`)
}
