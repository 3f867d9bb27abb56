import { type SourceFile, withoutComments } from './imports.ts'

const SERVER = /^src\/server\/(?!.*\.test\.ts$)/
/** Matches a Fastify instance by the names used here; `.get(` alone would also match maps. */
const MOUNT =
  /\b(?:app|api|scope|server|routes)\s*\.(?:get|head|post|put|patch|delete|options|all|route)\b\s*[<(]/

const TABLE = 'src/server/http/mount-route.ts'

/** Not routes of the API; they answer in ways that the table cannot describe. */
const BY_HAND: Record<string, string> = {
  [TABLE]: 'mounts the table',
  'src/server/http/image.ts': 'pictures that anybody may keep, answered with 304',
  'src/server/http/video.ts': 'files that anybody may keep, answered in ranges',
  'src/server/http/unsubscribe.ts': 'the one click of mail programs, under the address of the page',
  'src/server/http/survey-form.ts': 'a form sent without a script, answered with an address',
  'src/server/http/pages.ts': 'pages',
  'src/server/http/icons.ts': 'files of the app',
  'src/server/http/open-graph.ts': 'pictures of links',
  'src/server/http/security-text.ts': 'a file by RFC 9116',
  'src/server/http/operations.ts': 'asked by whoever runs the server',
  'src/server/http/open-api.ts': 'describes the routes',
  'src/server/adapters/acquirer/simulator-pages.ts': 'imitates another server',
}

/** Routes mounted without the table, so that nothing checks them against the contract. */
export function strayMounts(files: SourceFile[]): string[] {
  return files
    .filter(file => mounts(file) && !(file.path in BY_HAND))
    .map(({ path }) => `${path} mounts a route by hand: name its use case in a routeTable`)
}

/** Files that may mount by hand but do not any more. */
export function idleMounts(files: SourceFile[]): string[] {
  return Object.keys(BY_HAND).filter(path => !files.some(file => file.path === path && mounts(file)))
}

/** Use cases that take all services; a signature should tell what it can touch. */
export function wholeServices(files: SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        SERVER.test(path) &&
        path.startsWith('src/server/usecases/') &&
        /\bServices\b/.test(withoutComments(text)),
    )
    .map(({ path }) => `${path} takes every service: Needs<…> names those that it reaches`)
}

function mounts({ path, text }: SourceFile): boolean {
  return SERVER.test(path) && MOUNT.test(withoutComments(text))
}
