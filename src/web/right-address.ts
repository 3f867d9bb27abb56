import { findPage, pageEntry } from './site-map.ts'

/** What people type for the first part of an address, and what it is here. */
const usualNames: Readonly<Record<string, string>> = {
  agenda: 'program',
  programme: 'program',
  schedule: 'program',
  timetable: 'program',
  sessions: 'program',
  speaker: 'speakers',
  committee: 'comitet',
  'programme-committee': 'comitet',
  'program-committee': 'comitet',
  partner: 'partners',
  sponsors: 'partners',
  exhibitors: 'partners',
  contact: 'contacts',
  register: 'registration',
  apply: 'registration',
  terms: 'conditions',
  price: 'conditions',
  prices: 'conditions',
  tickets: 'conditions',
  fee: 'conditions',
  policy: 'privacy',
  'privacy-policy': 'privacy',
  questions: 'faq',
  help: 'faq',
  albums: 'album',
  gallery: 'album',
  photos: 'photo',
  video: 'media',
  videos: 'media',
  press: 'media',
  archives: 'archive',
  demoday: 'demo-day',
  home: '',
  index: '',
  'index.html': '',
  'index.php': '',
  signin: 'login',
  'sign-in': 'login',
  'log-in': 'login',
  cabinet: 'account',
}

/**
 * Where an address with an obvious mistake was meant to lead: another usual name, capital letters, slashes at the end or doubled, `/ru` before it. Null
 * where it is right, or where nobody can say. Only plain pages and public records are meant: an address with a token is never repeated.
 */
export function rightAddress(pathname: string): string | null {
  const wanted = readAddress(pathname)
  if (wanted === null || wanted === pathname) return null
  const page = findPage(wanted)
  if (page === null) return null
  const { path, record, demoOnly } = pageEntry(page)
  return (record || !path.includes(':')) && !demoOnly ? wanted : null
}

function readAddress(pathname: string): string | null {
  if (!/^\/[\w./-]{0,200}$/.test(pathname)) return null
  const [first = '', ...others] = pathname.toLowerCase().split('/').filter(Boolean)
  const english = first === 'en'
  const [name = '', ...rest] = english || first === 'ru' ? others : [first, ...others]
  const meant = Object.hasOwn(usualNames, name) ? usualNames[name] : name
  return `${english ? '/en' : ''}/${[meant, ...rest].filter(Boolean).join('/')}`.replace(/(?<=.)\/$/, '')
}
