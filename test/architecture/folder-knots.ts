import { importsOf, type SourceFile } from './imports.ts'

/** An import from one folder's file of another folder's. */
type Arrow = { from: string; to: string; file: string }

/** The knots among the folders directly below `root`: two or more folders that reach one another by imports, types included. Tests do not count. */
export function folderKnots(files: SourceFile[], root: string): string[] {
  const arrows = arrowsBetween(files, root)
  const reached = new Map<string, Set<string>>()
  for (const { from } of arrows) if (!reached.has(from)) reached.set(from, reachedFrom(from, arrows))
  const told = new Set<string>()
  return [...reached].flatMap(([folder, reach]) => {
    if (told.has(folder) || !reach.has(folder)) return []
    const knot = [...reach].filter(other => reached.get(other)?.has(folder)).sort()
    for (const member of knot) told.add(member)
    return [`${root}: ${knot.join(', ')} import one another: ${witnesses(knot, arrows).join('; ')}`]
  })
}

function arrowsBetween(files: SourceFile[], root: string): Arrow[] {
  const folderOf = (path: string) => {
    const [folder, ...rest] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : []
    return rest.length > 0 ? folder : undefined
  }
  return files.flatMap(file => {
    const from = folderOf(file.path)
    if (from === undefined || /\.test\.tsx?$/.test(file.path)) return []
    return importsOf(file).flatMap(({ target }) => {
      const to = target === undefined ? undefined : folderOf(target)
      return to === undefined || to === from ? [] : [{ from, to, file: file.path }]
    })
  })
}

function reachedFrom(start: string, arrows: Arrow[]): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const { from, to } of arrows) {
      if (from !== folder || reached.has(to)) continue
      reached.add(to)
      next.push(to)
    }
  }
  return reached
}

/** One file for each pair of folders in the cycle, to show where to cut it. */
function witnesses(knot: string[], arrows: Arrow[]): string[] {
  const shown = new Map<string, string>()
  for (const { from, to, file } of arrows) {
    if (knot.includes(from) && knot.includes(to)) shown.set(`${from} -> ${to}`, `${from} -> ${to} (${file})`)
  }
  return [...shown.values()]
}
