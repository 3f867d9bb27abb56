import { importsOf, type SourceFile, withoutComments } from './imports.ts'

export type Dependency = {
  /** Whether our package.json lists it. */
  declared: boolean
  /** Whether it declares what may be imported; then Node enforces it. */
  hasExports: boolean
  readme: string
}

/** Ways of reaching into a dependency's, or Node's, private parts. */
const PRIVATE: { pattern: RegExp; why: string }[] = [
  { pattern: /(?<=[\w$)\]])(?:\?\.|\.)(_\w+)/, why: 'a field that begins with _ is private' },
  { pattern: /\[\s*['"`](_\w+)['"`]\s*\]/, why: 'a field that begins with _ is private' },
  {
    pattern: /(?<![.\w$])(_(?:writableState|readableState|header|headerSent|events|handle|httpMessage))\b/,
    why: 'Node does not document it',
  },
  {
    pattern: /(?<![\w'"$/])(__(?!proto__|html\b|dirname|filename)[a-z]\w*)/i,
    why: 'a name that begins with __ is internal',
  },
  { pattern: /\b(getOwnPropertySymbols)\b/, why: 'what hides behind a symbol is private' },
  { pattern: /\[\s*(Symbol(?:\.for)?\()/, why: 'what hides behind a symbol is private' },
  { pattern: /\b(process\.binding|internalBinding|require\.cache)\b/, why: 'it is internal to Node' },
  { pattern: /\b(setPrototypeOf)\b/, why: 'classes of others stay as they are' },
  { pattern: /([A-Z][\w$.]*\.prototype)\b/, why: 'classes of others stay as they are' },
  { pattern: /(createRequire\(\s*\w*\.?resolve\()/, why: 'it borrows a dependency of a dependency' },
]

/** Packages requested in other ways than by import. */
const REQUIRED = /\brequire(?:\.resolve)?\(\s*['"`]([^'"`\n]+)['"`]/g

const builtIn = /^(?:node:|virtual:|\.|\/|#)/

/**
 * Where code uses a dependency's private parts: private fields, symbols, patched classes, files it does not export, packages that are only
 * transitive. The next version may change any of them without notice.
 */
export function privateEntries(files: SourceFile[], dependencyOf: (name: string) => Dependency): string[] {
  return files.flatMap(file => {
    const { path } = file
    const code = withoutComments(file.text)
    const reached = PRIVATE.flatMap(({ pattern, why }) => {
      const [, name] = pattern.exec(code) ?? []
      return name ? [`${path} has ${name}: ${why}; use what is documented`] : []
    })
    return [...reached, ...specifiersIn(file, code).flatMap(found => packageFault(path, found, dependencyOf))]
  })
}

function specifiersIn(file: SourceFile, code: string): string[] {
  const imported = importsOf(file).filter(({ target }) => target === undefined)
  const required = code.includes('createRequire')
    ? [...code.matchAll(REQUIRED)].map(([, specifier = '']) => specifier)
    : []
  const found = new Set([...imported.map(({ specifier }) => specifier), ...required])
  return [...found].filter(specifier => !builtIn.test(specifier))
}

function packageFault(path: string, specifier: string, dependencyOf: (name: string) => Dependency): string[] {
  const name = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(specifier)?.[0] ?? specifier
  const { declared, hasExports, readme } = dependencyOf(name)
  if (!declared) return [`${path} imports ${specifier}: name ${name} in package.json, or do without it`]
  const inside = specifier.slice(name.length + 1)
  const offered = hasExports || inside === 'package.json' || readme.includes(specifier)
  return /^(?:dist|lib|src|build|internal)\//.test(inside) && !offered
    ? [`${path} imports ${specifier}: ${name} does not offer that file; use what is documented`]
    : []
}
