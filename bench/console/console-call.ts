import type { OrganiserRole } from '#domain/access/organiser-role.ts'

/** With a body it is sent. `:letter`, `:batch` and `:device` stand for the letter and the batch about the most people, and a device of the gates. */
export type ConsoleCall = { role: OrganiserRole; what: string; path: string; body?: { q: string } }

export const of = (
  role: OrganiserRole,
  what: string,
  path: string,
  queries: readonly string[],
): ConsoleCall[] => queries.map(query => ({ role, what, path: `/organizer/${path}${query && `?${query}`}` }))

/** What people look for: a surname of many, one of few, in Latin letters, in the wrong layout, a phone, a company, a few letters, nobody. */
export const texts = [
  'чайковский',
  'tchaikovsky',
  'xfqrjdcrbq',
  'иванов',
  '+79070000777',
  'банк',
  'северный мост',
  'ив',
  'щщщщщщ',
]

export const searched = (words: readonly string[]) => words.map(text => `q=${encodeURIComponent(text)}`)
export const searches = searched(texts)
export const frequent = searched(['иванов', 'ив', 'банк', 'анна'])
/** Those who are found by a frequent name stand together in an order by names. */
export const byName = searched(['чайковский', 'иванов', 'ив', 'банк']).map(search => `sort=name&${search}`)

/** The last days, and a few in the summer. */
export const lately = ['from=2025-09-10', 'from=2025-08-01&to=2025-08-03']

export const sorted = (sorts: readonly string[]) => sorts.map(sort => `sort=${sort}`)
export const each = (name: string, values: readonly string[]) => values.map(value => `${name}=${value}`)
