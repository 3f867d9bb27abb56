import { globSync, readFileSync } from 'node:fs'

/** Long enough for a condition over several lines, short enough that a sample meets every file of some length. */
const run = 8

/** What Stryker is to change: every file of a folder, or every Nth run of lines, counted through all its files so that short ones have their turn. */
export function linesToChange(folder: string, oneIn: number): string[] {
  const files = globSync(`${folder}/**/*.ts`)
    .filter(path => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .sort()
  if (oneIn === 1) return files
  return files.flatMap(linesOf).filter((_, index) => index % oneIn === 0)
}

function linesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n').length
  return Array.from({ length: Math.ceil(lines / run) }, (_, index) => {
    const first = index * run + 1
    return `${path}:${first}-${first + run - 1}`
  })
}
