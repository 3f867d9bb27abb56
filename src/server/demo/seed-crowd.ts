import { localDayAt } from '#domain/edition/calendar-date.ts'
import { splitVat, startingVatRates, vatRateLater, vatRateOn } from '#domain/payment/vat.ts'
import {
  insertCrowdAudit,
  insertCrowdChats,
  insertCrowdDecisions,
  insertCrowdLetter,
  insertCrowdPasses,
  insertCrowdRequests,
  readCrowdTeam,
} from '../persistence/crowd-history-queries.ts'
import {
  type CrowdInvoiceRow,
  insertCrowdCardPayments,
  insertCrowdInvoices,
  takeCrowdNumbers,
} from '../persistence/crowd-invoice-queries.ts'
import {
  type CrowdGroupRow,
  type CrowdRow,
  countForCrowd,
  insertCrowd,
  openCrowd,
  settleCrowd,
  stageCrowd,
  stageCrowdGroups,
} from '../persistence/crowd-participant-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '../persistence/edition-queries.ts'
import { searchable } from '../persistence/search-text.ts'
import type { Services } from '../services.ts'
import { crowdPassport } from './crowd-passport.ts'
import { type CrowdFacts, type CrowdPerson, crowdPerson, groupSpan, guidAt } from './crowd-person.ts'
import { crowdPhotograph } from './crowd-photograph.ts'
import { drawPortraits } from './draw-portraits.ts'
import { seedCrowdPhotographs } from './seed-crowd-photographs.ts'
import { seedCrowdSite } from './seed-crowd-site.ts'

const portion = 5000

/** Registration has been open for so long. */
const spanDays = 100

type CrowdServices = Pick<Services, 'clock' | 'database' | 'files' | 'sealer'>

/**
 * Fills the current edition up to so many applications with invented people in every state, the same for the same `seed`, and the
 * companies, volunteers and gates of a forum of that size. Passports have no scans, and few photographs have bytes. Gives how many people were added.
 */
export async function seedCrowd(
  services: CrowdServices,
  wanted: { participants: number; seed: number; say: (line: string) => void },
): Promise<number> {
  const edition = await readCurrentEdition(services.database)
  const added = await services.database.transaction().execute(async tx => {
    const standing = await countForCrowd(tx, edition.guid)
    if (standing >= wanted.participants) return 0
    await fill(services, tx, { ...wanted, edition, standing })
    return wanted.participants - standing
  })
  if (added > 0) await settleCrowd(services.database)
  return added
}

async function fill(
  services: CrowdServices,
  tx: Tx,
  {
    participants,
    seed,
    say,
    edition,
    standing,
  }: {
    participants: number
    seed: number
    say: (line: string) => void
    edition: EditionRow
    standing: number
  },
): Promise<void> {
  const until = services.clock.now()
  const from = new Date(until.getTime() - spanDays * 86_400_000)
  const facts: CrowdFacts = { seed, from, until, people: participants }
  const team = await readCrowdTeam(tx)
  const { keyId } = services.sealer.seal({}, 'crowd')
  const portraits = await drawPortraits()
  await openCrowd(tx)
  const gathered = { groups: new Map<number, CrowdGroupRow>(), invoices: new Map<string, CrowdInvoiceRow>() }
  for (let first = standing + 1; first <= participants; first += portion) {
    const last = Math.min(first + portion - 1, participants)
    const people = Array.from({ length: last - first + 1 }, (_, index) => crowdPerson(facts, first + index))
    await stageCrowd(
      tx,
      people.map(person => crowdRow(services, { person, facts, edition, standing, ...gathered })),
    )
    say(`${last} of ${participants} people made up`)
  }
  await stageCrowdGroups(tx, [...gathered.groups.values()])
  say('Writing people')
  const { payBy, startsOn, endsOn } = edition
  const pictures = [...portraits.values()].map(({ length }) => length)
  await insertCrowd(tx, { editionGuid: edition.guid, payBy, keyId, until, startsOn, endsOn, pictures })
  await seedCrowdPhotographs(services, tx, portraits)
  say('Writing invoices and card payments')
  await insertMoney(services, tx, {
    edition,
    invoices: [...gathered.invoices.values()],
    until,
    finance: team.finance,
    seed,
  })
  say('Writing decisions, messages, chats and the audit')
  await insertCrowdDecisions(tx, { team, keyId, until })
  await insertCrowdLetter(tx, { editionGuid: edition.guid, team, keyId, until })
  await insertCrowdAudit(tx, { team })
  await insertCrowdChats(tx, { editionGuid: edition.guid, team, until })
  await insertCrowdRequests(tx, { editionGuid: edition.guid, until })
  await insertCrowdPasses(tx, { editionGuid: edition.guid, team, until })
  say('Writing companies on site, volunteers and what the gates scanned')
  await seedCrowdSite(services, tx, { edition, team, crowd: facts, standing })
}

type Gathered = { groups: Map<number, CrowdGroupRow>; invoices: Map<string, CrowdInvoiceRow> }

function crowdRow(
  services: CrowdServices,
  facts: Gathered & { person: CrowdPerson; facts: CrowdFacts; edition: EditionRow; standing: number },
): CrowdRow {
  const { person } = facts
  const { company } = person
  // A draft stands in no group yet, and a group of an earlier crowd takes nobody in.
  const isOpen = person.group !== null && person.group * groupSpan > facts.standing
  const group =
    person.group === null || !isOpen || person.status === 'draft' ? null : groupOf(facts, person.group)
  const batched = person.status === 'approved' || person.status === 'rejected'
  return {
    ...personColumns(person),
    // Only somebody who was filled in by another waits to confirm it.
    status: person.status === 'unconfirmed' && !group ? 'draft' : person.status,
    inn: company.inn,
    kpp: company.kpp,
    companyName: company.name,
    companyShortName: company.shortName,
    companyType: company.companyType,
    domain: company.domain,
    address: company.address,
    batchGuid:
      batched && person.decidedAt
        ? guidAt(person.decidedAt, `batch ${person.status} ${person.decidedAt.getTime()}`)
        : null,
    groupGuid: group?.guid ?? null,
    coordinatorGuid: group?.accountGuid ?? null,
    invoiceGuid: invoiceOf(facts, group),
    ...crowdPassport(services, person),
    ...crowdPhotograph(person, facts.facts.until),
  }
}

function personColumns({
  company: _company,
  group: _group,
  ...person
}: CrowdPerson): Omit<CrowdPerson, 'company' | 'group'> {
  return person
}

/** The group of a number, made with its first member: the coordinator is named like somebody else of the crowd. */
function groupOf(
  { groups, facts, person }: Gathered & { facts: CrowdFacts; person: CrowdPerson },
  number: number,
): CrowdGroupRow {
  const known = groups.get(number)
  if (known) return known
  const { createdAt, company } = person
  const named = crowdPerson({ ...facts, seed: facts.seed + 1 }, number + 1)
  const made: CrowdGroupRow = {
    guid: guidAt(createdAt, `group ${facts.seed} ${number}`),
    accountGuid: guidAt(createdAt, `coordinator ${facts.seed} ${number}`),
    phone: `+7906${String(number).padStart(7, '0')}`,
    lastName: named.lastName ?? named.latinLastName,
    firstName: named.firstName ?? named.latinFirstName,
    middleName: named.middleName,
    latinLastName: named.latinLastName,
    latinFirstName: named.latinFirstName,
    email: `events${number}@${company.domain}`,
    inn: company.inn,
    kpp: company.kpp,
    companyName: company.name,
    companyShortName: company.shortName,
    companyType: company.companyType,
    address: company.address,
    createdAt,
  }
  groups.set(number, made)
  return made
}

/** A group pays by one invoice for those who are alike; everybody else has their own. Numbers are given at the end. */
function invoiceOf(
  {
    person,
    edition,
    facts,
    invoices,
  }: Gathered & { person: CrowdPerson; facts: CrowdFacts; edition: EditionRow },
  group: CrowdGroupRow | null,
): string | null {
  const { payment, decidedAt, company, number } = person
  const gaveUp = payment === 'unpaid' && person.status === 'approved' && number % 17 === 0
  if (!decidedAt || !(payment === 'pending' || payment === 'paid' || gaveUp)) return null
  const status = gaveUp ? 'cancelled' : payment === 'paid' ? 'paid' : 'unpaid'
  const key = `${group?.guid ?? number} ${status}`
  const known = invoices.get(key)
  if (known) {
    known.places += 1
    return known.guid
  }
  const { timeZone } = edition
  const payerInn = company.inn
  const made: CrowdInvoiceRow = {
    guid: guidAt(decidedAt, `invoice ${facts.seed} ${key}`),
    year: decidedAt.getUTCFullYear(),
    number: 0,
    status,
    issuedOn: localDayAt(decidedAt.getTime(), timeZone),
    issuedBy: group?.accountGuid ?? person.accountGuid,
    payerName: company.name,
    payerInn,
    payerKpp: company.kpp,
    payerAddress: company.address,
    places: 1,
    paidOn: status === 'paid' && person.paidAt ? localDayAt(person.paidAt.getTime(), timeZone) : null,
    paymentOrderNumber: status === 'paid' ? String(1000 + (number % 90_000)) : null,
    createdAt: decidedAt,
    searchText: '',
  }
  invoices.set(key, made)
  return made.guid
}

async function insertMoney(
  services: CrowdServices,
  tx: Tx,
  facts: { edition: EditionRow; invoices: CrowdInvoiceRow[]; until: Date; finance: string; seed: number },
): Promise<void> {
  const { edition, invoices, until } = facts
  const today = localDayAt(until.getTime(), edition.timeZone)
  const rate = vatRateOn(today, startingVatRates)
  if (!rate.ok) throw new RangeError(`no VAT rate on ${today}`)
  const money = {
    feeKopecks: edition.feeKopecks,
    vatKopecks: splitVat(edition.feeKopecks, rate.percent).vat,
    vatPercent: rate.percent,
  }
  const next = vatRateLater({ after: today, until: edition.payBy }, startingVatRates)
  await insertCrowdInvoices(tx, await numbered(tx, invoices), {
    ...money,
    editionGuid: edition.guid,
    legalNumber: edition.legalNumber,
    payBy: edition.payBy,
    finance: facts.finance,
    later: next && { ...next, kopecks: splitVat(edition.feeKopecks, next.percent).vat },
  })
  // One payer for all: what the seal names is its own guid, not the payment's.
  const guid = guidAt(until, `payer ${facts.seed}`)
  const address = 'г. Москва, ул. Липовый Затон, д. 1'
  const payer = { fullName: 'Плательщик Толпы', address, consent: true, cardConsent: true }
  await insertCrowdCardPayments(tx, {
    ...money,
    editionGuid: edition.guid,
    payer: { ...services.sealer.seal(payer, `payer:${guid}`), guid },
  })
}

/** Invoices with numbers in the order in which they were issued, without gaps in a year. */
async function numbered(tx: Tx, invoices: readonly CrowdInvoiceRow[]): Promise<CrowdInvoiceRow[]> {
  // Lists go by guid, which holds the time of issue: those of one moment are numbered as they stand there.
  const inOrder = invoices.toSorted((one, other) => (one.guid < other.guid ? -1 : 1))
  const rows: CrowdInvoiceRow[] = []
  for (const [year, ofYear] of Map.groupBy(inOrder, invoice => invoice.year)) {
    const before = await takeCrowdNumbers(tx, 'invoice_number', { year, count: ofYear.length })
    for (const [index, invoice] of ofYear.entries()) {
      const number = before + index + 1
      const printed = `${year}-${String(number).padStart(4, '0')}`
      const searchText = searchable([printed, invoice.payerName, invoice.payerInn].filter(Boolean).join(' '))
      rows.push({ ...invoice, number, searchText })
    }
  }
  return rows
}
