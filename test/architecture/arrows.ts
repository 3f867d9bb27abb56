import { type Import, importsOf, type SourceFile } from './imports.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const CONTRACT_PACKAGES = ['zod', 'libphonenumber-js']
const NOT_FOR_UI = ['react-router', '@tanstack/react-query', 'react-hook-form']

/** What each layer may import of ours, and what to do about the rest. */
const LAYERS: Record<string, { may: string[]; instead: string }> = {
  domain: {
    may: ['domain'],
    instead: 'the domain is pure: take the fact as an argument, or move the code to a use case',
  },
  contract: {
    may: ['domain', 'contract'],
    instead: 'the contract knows the domain alone: move the code to src/server or src/web',
  },
  messages: {
    may: ['domain', 'messages'],
    instead: 'messages know the codes of the domain alone: move the code to its user',
  },
  server: {
    may: ['domain', 'contract', 'messages', 'server'],
    instead: 'what server and web share belongs in src/domain or src/contract',
  },
  web: {
    may: ['domain', 'contract', 'messages', 'web'],
    instead:
      'the browser asks the server through src/web/kit/api; what both need belongs in src/domain or src/contract',
  },
}

/** Forbidden imports within a layer: a folder, and the folders it must not import. */
const INNER: { from: string; never: string[]; instead: string }[] = [
  {
    from: 'src/server/embedded/',
    never: ['src/server/persistence/', 'src/server/usecases/', 'src/server/http/', 'src/server/jobs/'],
    instead: 'the embedded database gives an address and knows nothing of what is kept there',
  },
  {
    from: 'src/server/persistence/',
    never: ['src/server/embedded/'],
    instead: 'persistence is given an address: whose server answers there is for main.ts to choose',
  },
  {
    from: 'src/server/persistence/',
    never: ['src/server/usecases/', 'src/server/http/', 'src/server/jobs/'],
    instead: 'a query takes facts and gives rows: let the use case call it',
  },
  {
    from: 'src/server/adapters/',
    never: ['src/server/usecases/', 'src/server/http/', 'src/server/jobs/'],
    instead: 'an adapter serves its port alone: let the use case call it',
  },
  {
    from: 'src/server/documents/',
    never: ['src/server/usecases/', 'src/server/http/', 'src/server/jobs/'],
    instead: 'a document is drawn from facts: let the use case gather them',
  },
  {
    from: 'src/server/usecases/',
    never: ['src/server/http/', 'src/server/jobs/'],
    instead: 'http and jobs call use cases: what both need belongs in the use case, or in src/domain',
  },
  {
    from: 'src/server/jobs/',
    never: ['src/server/http/'],
    instead: 'what a job and a request share is a use case',
  },
]

export function wrongArrows(files: SourceFile[]): string[] {
  return files.flatMap(file =>
    importsOf(file).flatMap(found => {
      const fault = wrongArrow(file.path, found)
      return fault ? [`${file.path} imports ${found.specifier}: ${fault}`] : []
    }),
  )
}

function wrongArrow(path: string, found: Import): string | undefined {
  const layer = layerOf(path)
  const rule = LAYERS[layer]
  if (!rule) return undefined
  if (found.target === undefined) return wrongPackage(path, layer, found.specifier)
  if (/\.(css|svg)$/.test(found.target)) return undefined
  if (isTest(path) && found.target.startsWith('test/')) return undefined
  const targetLayer = layerOf(found.target)
  if (!rule.may.includes(targetLayer)) return rule.instead
  if (path.startsWith('src/web/ui/') && !/^src\/(web\/ui|domain\/guilloche)\//.test(found.target)) {
    return 'the design system knows nothing of ours but itself and the guilloche: take it as a property, or move the code to src/web/kit'
  }
  const inner = INNER.find(
    ({ from, never }) => path.startsWith(from) && never.some(to => found.target?.startsWith(to)),
  )
  if (inner) return inner.instead
  // main.ts and app.ts compose everything, so importing them makes a cycle.
  if (/^src\/server\/(main|app)\.ts$/.test(found.target) && path.split('/').length > 3 && !isTest(path)) {
    return 'main.ts and app.ts know everybody and nobody knows them: pass what is needed as an argument'
  }
  return undefined
}

function wrongPackage(path: string, layer: string, specifier: string): string | undefined {
  if (isTest(path)) return undefined
  if (layer === 'domain')
    return 'the domain imports no package: move the code to the contract, or to an adapter'
  if (
    layer === 'contract' &&
    !CONTRACT_PACKAGES.some(name => specifier === name || specifier.startsWith(`${name}/`))
  ) {
    return `the contract imports ${CONTRACT_PACKAGES.join(' and ')} alone: move the code to src/server or src/web`
  }
  if (path.startsWith('src/web/ui/') && NOT_FOR_UI.includes(specifier)) {
    return 'the design system knows neither router, data nor forms: move the code to src/web/kit'
  }
  return undefined
}

function layerOf(path: string): string {
  const [root = '', layer = ''] = path.split('/')
  return root === 'src' ? layer : root
}

/** Each import cycle once, in the order of its imports. */
export function cycles(files: SourceFile[]): string[] {
  const graph = new Map(files.map(file => [file.path, importsOf(file).flatMap(({ target }) => target ?? [])]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) {
      found.push(`${[...trail.slice(at), path].join(' -> ')}: move what both need to a file of its own`)
      return
    }
    if (done.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}
