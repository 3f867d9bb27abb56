import { posix } from 'node:path'
import { importsOf, type SourceFile } from './imports.ts'

const sheet = 'src/web/styles/site.css'

/**
 * Files that the public site draws although its style sheet is not made from them: their classes would be missing on the page, and only there. Sources
 * named with `not` are left out.
 */
export function unstyledFiles(files: SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const globs = [...(byPath.get(sheet)?.text ?? '').matchAll(/@source "(.+?)";/g)].map(([, glob = '']) =>
    posix.join(posix.dirname(sheet), glob),
  )
  const drawn = new Set<string>()
  const follow = (path: string) => {
    const file = byPath.get(path)
    if (!file || drawn.has(path)) return
    drawn.add(path)
    for (const { target, typeOnly } of importsOf(file)) if (target && !typeOnly) follow(target)
  }
  for (const { path } of files)
    if (/^src\/web\/(?:site\/.*|root)\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)) follow(path)
  return [...drawn]
    .filter(path => path.startsWith('src/web/') && path.endsWith('.tsx'))
    .filter(path => !globs.some(glob => posix.matchesGlob(path, glob)))
    .map(path => `${path} is drawn on the public site: name it in ${sheet}`)
}
