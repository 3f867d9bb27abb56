import type { SessionUser } from '#contract/auth.ts'

/** Participants whose name, in either script, or company has every word of the query; all of them for an empty one. */
export function searchUsers(users: readonly SessionUser[], query: string): SessionUser[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return users.filter(({ firstName, lastName, latinName, companyShortName }) => {
    const text = plain([firstName, lastName, latinName, companyShortName].join(' '))
    return words.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}
