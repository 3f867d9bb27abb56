import { posix } from 'node:path'

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
}

export interface Import {
  /** As written. */
  specifier: string
  /** Path from the root of the project, or `undefined` for a package. */
  target: string | undefined
  /** `import type` and `export type` leave nothing at run time. */
  typeOnly: boolean
  reExport: boolean
}

const STATEMENT =
  /(?:^|[;\n])\s*(import|export)\s+(type\s+)?(?:([\w*$][\w\s*$,{}]*|\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s*from\s*)?['"]([^'"\n]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const MAPPED = /^#(domain|contract|server|web|messages|test)(?:\/(.*))?$/

/** What a file imports. Kept small: one formatter formats the sources, so they have few shapes. */
export function importsOf(file: SourceFile): Import[] {
  const code = withoutComments(file.text)
  const found: Import[] = []
  for (const [, keyword, type, names, specifier = ''] of code.matchAll(STATEMENT)) {
    if (keyword === 'export' && names === undefined) continue
    found.push({
      specifier,
      target: resolve(file.path, specifier),
      typeOnly: type !== undefined,
      reExport: keyword === 'export',
    })
  }
  for (const [, specifier = ''] of code.matchAll(DYNAMIC)) {
    found.push({ specifier, target: resolve(file.path, specifier), typeOnly: false, reExport: false })
  }
  return found
}

/** The code with comments blanked out (line breaks kept), strings and templates untouched. */
export function withoutComments(text: string): string {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g,
    (whole, literal?: string) => literal ?? whole.replace(/[^\n]/g, ' '),
  )
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path))
  const [, root, rest] = MAPPED.exec(path) ?? []
  if (root === undefined) return undefined
  if (rest === undefined) return 'src/messages/compiled/messages.js'
  return posix.normalize(root === 'test' ? `test/${rest}` : `src/${root}/${rest}`)
}
