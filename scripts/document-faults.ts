/** The project, for looking up what a document cites. */
export interface Project {
  /** Whether a path, which may hold `*` and `{a,b}`, names at least one file or folder. */
  has: (pattern: string) => boolean
  /** The anchors of a Markdown file's headings. */
  anchorsOf: (path: string) => string[]
  npmScripts: string[]
}

const ROOTS = [
  'src',
  'docs',
  'test',
  'e2e',
  'scripts',
  'bench',
  'content',
  'messages',
  'public',
  '.ci',
  'project.inlang',
]
/** Made by commands, not kept in the project. */
const MADE =
  /^(build|var|node_modules|\.react-router|test-results|playwright-report)(\/|$)|^src\/messages\/compiled/
const ROOT_FILE = /^(README|ARCHITECTURE|CONTRIBUTING|[a-z.-]+\.config|package|tsconfig|biome)\.(md|ts|json)$/
const NPM_BUILT_IN = ['ci', 'install', 'audit', 'outdated', 'ls', 'exec', 'view']

/** Paths, anchors and npm scripts that a Markdown document cites but that do not exist, one line each. `path` is relative to the root. */
export function documentFaults(path: string, text: string, project: Project): string[] {
  return [
    ...linksOf(text).flatMap(link => linkFault(path, link, project)),
    ...citedPaths(text).flatMap(cited =>
      project.has(toPattern(cited)) ? [] : [`cites ${cited}, which does not exist`],
    ),
    ...citedScripts(text).flatMap(name =>
      project.npmScripts.includes(name) ? [] : [`cites npm run ${name}, which does not exist`],
    ),
  ].map(fault => `${path} ${fault}`)
}

/** A heading's anchor on the web: lower case, hyphens for spaces, no punctuation. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  )
}

function linkFault(from: string, link: string, project: Project): string[] {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return []
  const [target = '', anchor] = link.split('#')
  const path = target === '' ? from : join(from, target)
  if (!project.has(path)) return [`links to ${link}, which does not exist`]
  if (!anchor || !path.endsWith('.md') || project.anchorsOf(path).includes(decodeURIComponent(anchor)))
    return []
  return [`links to ${link}, but that page has no such heading`]
}

function citedPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/\s+/))
  return [...new Set(code.map(word => word.replace(/[,;:.]+$/, '').replace(/^\.\//, '')))].filter(word => {
    if (MADE.test(word) || /[$()]/.test(word)) return false
    return ROOT_FILE.test(word) || ROOTS.some(root => word.startsWith(`${root}/`))
  })
}

function citedScripts(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  )
  return [...new Set(named)].filter(name => !NPM_BUILT_IN.includes(name))
}

/** `<noun>` and `NNN` stand for any name; a line number after the path is ignored. */
function toPattern(cited: string): string {
  return cited
    .replace(/:\d+$/, '')
    .replace(/<[^>]+>|N{3,}|…/g, '*')
    .replace(/\/$/, '')
}

function join(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1)
}
