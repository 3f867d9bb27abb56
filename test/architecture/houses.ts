import { importsOf, type SourceFile } from './imports.ts'

/** The front houses, which never import one another; `dev` holds the tools of demo and test mode. */
const HOUSES = ['site', 'account', 'staff', 'console', 'dev']

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The first folder below src/web, or null for the files that compose the whole (root, routes, paths). */
function houseOf(path: string): string | null {
  const [, house] = /^src\/web\/([\w-]+)\//.exec(path) ?? []
  return house ?? null
}

/** Imports between the front houses, from the kit into a house, and of the files that compose everything. */
export function crossedHouses(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = houseOf(path)
    if (from === null || isTest(path)) return []
    return importsOf({ path, text }).flatMap(({ specifier, target }) => {
      const fault = target && crossing(from, target)
      return fault ? [`${path} imports ${specifier}: ${fault}`] : []
    })
  })
}

function crossing(from: string, target: string): string | null {
  if (/^src\/web\/(root|routes|entry\.\w+)\.tsx?$/.test(target))
    return 'it composes the whole, and nobody knows it: take what is needed as a property'
  const to = houseOf(target)
  if (to === null || to === from || !HOUSES.includes(to)) return null
  if (from === 'kit') return 'the kit serves every house and knows none: move the shared part to src/web/kit'
  if (HOUSES.includes(from)) return 'one house never imports another: what both need belongs in src/web/kit'
  return null
}

/** The room that owns a file in /parts/: the path before it. */
function ownerOf(path: string): string | null {
  const [, owner] = /^(src\/web\/(?!site\/).+?)\/parts\//.exec(path) ?? []
  return owner ?? null
}

/** Imports of a room's parts from outside the room. */
export function openedParts(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf({ path, text }).flatMap(({ specifier, target }) => {
      const owner = target && ownerOf(target)
      if (!owner || path.startsWith(`${owner}/`)) return []
      return [
        `${path} imports ${specifier}: what is under parts/ is the room's own; move it up, or to the kit`,
      ]
    }),
  )
}

/** Only these houses have rooms; the public site has pages, parts and islands. */
const ROOM = /^src\/web\/(?:account|console|staff)\/([^/]+)\/(.+)$/
const SHOWN = /^(?:page|layout|view|form|queries|words|rules)\.tsx?$/

/**
 * Files of a room that are neither in parts/ nor named like every room's: `page` and `layout` are the router's, `view` is what others render of it,
 * `form` its fields and dialogs, `queries` its hooks, `words` its texts, `rules` its pure functions.
 */
export function strangeRoomFiles(files: SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    if (!/^src\/web\/(?:account|console|staff)\//.test(path) || isTest(path)) return []
    const [, , inside = ''] = ROOM.exec(path) ?? []
    if (/^parts\/[^/]+$/.test(inside) || SHOWN.test(inside)) return []
    return [
      `${path}: a room has page, layout, view, form, queries, words and rules, and its own parts/: name it one of these or move it under parts/`,
    ]
  })
}
