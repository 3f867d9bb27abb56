import { readFileSync } from 'node:fs'

/** The forum opens this many days from now, so that no deadline of the sample has passed. */
const daysAhead = 180
const day = 86_400_000

export type ForumFile = {
  edition: Record<string, string>
  operator: unknown
  seller: unknown
  organisers: { phone: string; name: string; roles: string[] }[]
}

/** The file of docs/operations.md, word for word; only its dates are moved as a whole, to after today. */
export function readForumFile(now: Date): ForumFile {
  const document = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const text = /```json\n([\s\S]*?)\n```/.exec(document)?.[1]
  if (!text) throw new Error('docs/operations.md has no forum.json')
  const file = JSON.parse(text) as ForumFile
  const shift = Math.floor(now.getTime() / day) + daysAhead - Date.parse(file.edition.startsOn ?? '') / day
  const moved = Object.entries(file.edition).map(([key, value]) => [
    key,
    /^\d{4}-\d\d-\d\d$/.test(value)
      ? new Date(Date.parse(value) + shift * day).toISOString().slice(0, 10)
      : value,
  ])
  return { ...file, edition: Object.fromEntries(moved) }
}
