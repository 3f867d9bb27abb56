import { importsOf, type SourceFile, withoutComments } from './imports.ts'

const MAX_LINES = 400
const VAGUE_FOLDERS = /(?:^|\/)(utils?|misc|common|helpers?)\//
const QUERY_BUILDER = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/
const RAW_SQL =
  /\b(SELECT\b[^;]{0,400}?\bFROM\b|INSERT\s+INTO\b|UPDATE\s+[\w."]+\s+SET\b|DELETE\s+FROM\b|CREATE\s+(TABLE|INDEX)\b|ALTER\s+TABLE\b)/
const SQL_TAG = /import\s[^'"]*\bsql\b[^'"]*from\s+['"]kysely['"]/
/** A statement given to a client of the database. */
const STATEMENT = /\.query(?:<[^>]*>)?\(\s*['"`]/
const UNPURE = /\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\()/
const KEEPER_OF_PAGES = 'src/web/offline/service-worker.ts'
const EXTENSION = /\.(ts|tsx|js|mjs|css|json|svg|sql|md|woff2|png|xlsx)$/

const isGenerated = (path: string) => path.endsWith('.gen.ts') || path.startsWith('src/messages/compiled')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Folders with meaningless names, files that are too long, and files that only re-export. */
export function shapeFaults(files: SourceFile[]): string[] {
  return files.flatMap(file => {
    if (isGenerated(file.path)) return []
    const faults: string[] = []
    const vague = VAGUE_FOLDERS.exec(file.path)
    if (vague) faults.push(`${file.path}: name the folder ${vague[1]} after what it holds`)
    const lines = file.text.split('\n').length - 1
    if (lines > MAX_LINES) {
      faults.push(`${file.path} has ${lines} lines, more than ${MAX_LINES}: split it by purpose`)
    }
    if (isBarrel(file)) faults.push(`${file.path} is a barrel: import from the files themselves`)
    return faults
  })
}

function isBarrel(file: SourceFile): boolean {
  if (/(?:^|\/)index\.tsx?$/.test(file.path)) return true
  if (!importsOf(file).some(found => found.reExport)) return false
  const rest = withoutComments(file.text).replace(
    /export\s+(type\s+)?(\{[^}]*\}|\*(\s+as\s+\w+)?)\s*from\s*['"][^'"]+['"];?/g,
    '',
  )
  return rest.trim() === ''
}

/** SQL outside persistence. */
export function strayQueries(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/') || path.startsWith('src/server/persistence/') || isGenerated(path)) return []
    const code = withoutComments(text)
    // What starts the embedded database makes it before there is anything to persist.
    const statement = path.startsWith('src/server/embedded/') ? null : STATEMENT.exec(code)
    const found =
      QUERY_BUILDER.exec(code)?.[0] ?? SQL_TAG.exec(code)?.[0] ?? RAW_SQL.exec(code)?.[0] ?? statement?.[0]
    if (!found) return []
    const shown = found.replace(/\s+/g, ' ').slice(0, 60)
    return [`${path} has SQL (${shown}): queries belong in src/server/persistence/<noun>-queries.ts`]
  })
}

/** Clocks, randomness and errors without a code in the domain. */
export function unpureRules(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!/^src\/(domain|server\/usecases)\//.test(path) || isTest(path)) return []
    const code = withoutComments(text)
    const faults: string[] = []
    const found = UNPURE.exec(code)?.[0]
    if (found)
      faults.push(
        `${path} has ${found}: take the time or the random value as an argument (the clock is an adapter)`,
      )
    if (path.startsWith('src/server/usecases/') && code.includes('throw new Error(')) {
      faults.push(`${path} throws a bare Error: answer with a code of the error catalogue`)
    }
    return faults
  })
}

/** Loaders that take their page's address from the request. On a client navigation the request is for the page's data and has another address. */
export function borrowedAddresses(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!/^src\/web\/(site|account|staff|console|dev|kit)\//.test(path) || isTest(path)) return []
    const code = withoutComments(text)
    if (!code.includes('request.url') || answersItself(code)) return []
    return [`${path} reads request.url: a page's loader has the address in its argument \`url\``]
  })
}

/** A route without a component is never requested as data. */
const answersItself = (code: string) => code.includes('new Response(') || code.includes('Response.json(')

/** Browser storage outside its only access, kit/kept, and the service worker's cache of pages. */
export function strayStorage(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/web/') || path.startsWith('src/web/kit/kept/') || isTest(path)) return []
    const found = /\b(localStorage|sessionStorage|indexedDB|caches)\b/.exec(withoutComments(text))?.[1]
    if (!found || (found === 'caches' && path === KEEPER_OF_PAGES)) return []
    return [
      `${path} has ${found}: keep it by \`kept\` of src/web/kit/kept, which knows whose it is and when it goes`,
    ]
  })
}

/** Node runs the files as they are, so import paths need extensions. */
export function pathsWithoutExtension(files: SourceFile[]): string[] {
  return files.flatMap(file =>
    importsOf(file).flatMap(({ specifier, target }) => {
      const generated = specifier === '#messages' || specifier.includes('/+types/')
      if (target === undefined || generated || EXTENSION.test(target)) return []
      return [`${file.path} imports ${specifier}: write the file's extension`]
    }),
  )
}

/** Moving a file should not mean counting folders, so paths beyond the next folder use the map in package.json. */
export function climbingPaths(files: SourceFile[]): string[] {
  return files.flatMap(file => {
    if (!/^(src|test)\//.test(file.path)) return []
    return importsOf(file).flatMap(({ specifier, target }) =>
      specifier.startsWith('../../') && target !== undefined && /^(src|test)\//.test(target)
        ? [`${file.path} imports ${specifier}: go through the map (#domain, #contract, #server, #web, #test)`]
        : [],
    )
  })
}
