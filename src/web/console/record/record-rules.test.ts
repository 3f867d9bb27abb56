import { expect, it } from 'vitest'
import { mayOrganise, organiserRoles } from '#domain/access/organiser-role.ts'
import { type BackList, backLists, keptWay, listBehind, type RecordName, wayBack } from './rules.ts'

const letter = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5'
const yes = () => true
const no = () => false

it.each<[string, string, BackList, string]>([
  ['organiser-company', '?list=invoices&status=paid', 'invoices', 'status=paid'],
  ['organiser-company', '?list=audit&kind=company&open=7', 'audit', 'kind=company&open=7'],
  ['organiser-company', '?status=approved', 'applications', 'status=approved'],
  ['organiser-company', '', 'applications', ''],
  ['organiser-invoice', '?list=refunds&state=due', 'refunds', 'state=due'],
  ['organiser-invoice', '?status=paid', 'invoices', 'status=paid'],
  ['organiser-application', '?list=photographs&check=poor&open=7', 'photographs', 'check=poor&open=7'],
  ['organiser-merge', '?from=2025-09-01', 'duplicates', 'from=2025-09-01'],
  ['organiser-message', '?list=audit&role=admin', 'audit', 'role=admin'],
  ['organiser-passport', '?list=watchHits&state=open', 'watchHits', 'state=open'],
  // Whose people are listed is not said.
  ['organiser-application', '?list=letter&delivery=failed', 'applications', ''],
  [`organiser-application`, `?list=invoices.${letter}`, 'applications', ''],
  // Edited by hand: the filters are of some other list.
  ['organiser-invoice', '?list=nothing&status=paid', 'invoices', ''],
  ['organiser-invoice', '?list=toString&status=paid', 'invoices', ''],
])('%s%s leads back to %s?%s', (record, address, list, query) => {
  const back = wayBack(record as RecordName, new URLSearchParams(address), yes)
  expect([back.list, back.query.toString()]).toEqual([list, query])
})

it('leads nobody to a list they may not read', () => {
  const back = wayBack('organiser-company', new URLSearchParams('?list=audit&kind=company'), no)
  expect([back.list, back.query.toString()]).toEqual(['applications', ''])
})

it.each<[Parameters<typeof listBehind>[0]['page'], string, RecordName, string]>([
  ['organiser-invoices', '?status=paid', 'organiser-company', '?status=paid&list=invoices'],
  ['organiser-invoice', '?status=paid', 'organiser-company', '?status=paid&list=invoices'],
  ['organiser-refunds', '?state=due', 'organiser-invoice', '?state=due&list=refunds'],
  ['organiser-invoice', '?state=due&list=refunds', 'organiser-company', '?state=due&list=refunds'],
  ['organiser-application', '?group=1', 'organiser-company', '?group=1'],
  ['organiser-applications', '?status=all&open=1', 'organiser-company', '?status=all&open=1'],
  ['organiser-audit', '', 'organiser-company', '?list=audit'],
  ['organiser-audit', '?role=admin', 'organiser-application', '?role=admin&list=audit'],
  ['organiser-transfers', '?direction=arrival', 'organiser-application', '?direction=arrival&list=transfers'],
  ['organiser-application', '?status=open&list=changes', 'organiser-passport', '?status=open&list=changes'],
  ['organiser-passport', '?list=watchHits', 'organiser-application', '?list=watchHits'],
  ['organiser-chat', '?status=mine', 'organiser-application', '?status=mine&list=chats'],
  ['organiser-application', '?state=due&list=refunds', 'organiser-cabinet', '?state=due&list=refunds'],
  ['organiser-cabinet', '?state=due&list=refunds', 'organiser-application', '?state=due&list=refunds'],
  // Its open page is of the cabinet alone.
  ['organiser-cabinet', '?status=all&part=hotels', 'organiser-application', '?status=all'],
  ['organiser-applications', '?status=all', 'organiser-cabinet', '?status=all'],
  ['organiser-letter', '?delivery=failed', 'organiser-application', `?delivery=failed&list=letter.${letter}`],
  ['organiser-application', `?list=decision.${letter}`, 'organiser-company', `?list=decision.${letter}`],
  ['organiser-duplicates', '?status=different&open=1', 'organiser-merge', '?status=different&open=1'],
  ['organiser-merge', '?status=different', 'organiser-application', '?status=different&list=duplicates'],
  ['organiser-messages', '?channel=sms', 'organiser-message', '?channel=sms'],
  ['organiser-message', '?channel=sms', 'organiser-application', '?channel=sms&list=messages'],
  ['organiser-audit', '?role=admin', 'organiser-message', '?role=admin&list=audit'],
  ['organiser-letter', '?sort=name', 'organiser-message', `?sort=name&list=letter.${letter}`],
  // No list is behind these.
  ['organiser-groups', '?sort=people', 'organiser-company', ''],
  [null, '', 'organiser-company', ''],
])('a record opened on %s%s: %s%s', (page, address, record, kept) => {
  const behind = listBehind({ page, guid: letter }, new URLSearchParams(address), yes)
  expect(keptWay(record, behind)).toBe(kept)
})

it('leads back to the people of the letter that was open', () => {
  const behind = listBehind(
    { page: 'organiser-letter', guid: letter },
    new URLSearchParams('?sort=name'),
    yes,
  )
  const address = keptWay('organiser-application', behind)
  const back = wayBack('organiser-application', new URLSearchParams(address), yes)
  expect([back.list, back.guid, back.query.toString()]).toEqual(['letter', letter, 'sort=name'])
})

it('offers a list that every reader of companies may read, where a company was opened from none', () => {
  const { permission } = backLists[wayBack('organiser-company', new URLSearchParams(), yes).list]
  const readers = organiserRoles.filter(role => mayOrganise([role], 'read-companies'))
  expect(readers.filter(role => !mayOrganise([role], permission))).toEqual([])
})
