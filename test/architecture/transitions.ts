import { importsOf, type SourceFile, withoutComments } from './imports.ts'

/** The actions of each machine, by the name that the use cases use. */
export type Machines = Record<string, readonly string[]>

const USECASES = /^src\/server\/usecases\/(?!.*\.test\.ts$)/
const MACHINES = 'src/server/usecases/transition/'
const CALL = /\bapplyTransitions?\(\s*tx,\s*(\w+Machine),\s*([^,]+),/g
const WORD = /['"](\w+)['"]|\b(\w+):/g

/** Functions that write a status without asking the table. */
const STATUS_WRITERS = [
  'moveApplication',
  'movePayments',
  'moveInvoice',
  'closeChangeRequest',
  'closeErasureRequest',
]

/**
 * Actions of a table that no use case takes. Where a call's action is an expression, every word of that file counts as named, because the map from
 * requests to actions is beside the call.
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

/** Audit actions that nothing writes any more. */
export function unwrittenActions(files: SourceFile[], actions: readonly string[]): string[] {
  const code = files
    .filter(({ path }) => USECASES.test(path))
    .map(({ text }) => withoutComments(text))
    .join('\n')
  return actions
    .filter(action => !code.includes(`'${action}'`))
    .map(action => `${action}: nothing writes this action to the log`)
}
