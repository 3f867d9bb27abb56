import type {
  CheckRow,
  SecurityCheck,
  SecurityReply,
  TakenVerdicts,
} from '#contract/organiser-security-check.ts'
import { readTable } from '#server/adapters/spreadsheets/read-table.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, givePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { type WrittenCell, writeWorkbook } from '#test/factories/spreadsheet.ts'
import { employees, type TestStaffCompany, type testEmployee, testVehicle } from '#test/factories/staff.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { TestServer } from '#test/server.ts'

const root = '/organizer/security-checks'
let numbers = 100_000

export type Check = SecurityCheck & { rows: CheckRow[] }

/** Calls of the outside check, as the operator of security. */
export function securityCheckCalls(server: () => TestServer) {
  const token = () => organiserToken(server(), 'security')
  const make = async (wish: { kinds?: string[]; again?: boolean } = {}, as?: string) =>
    server().call<{ guid: string; number: number; people: number }>('POST', root, {
      token: as ?? (await token()),
      body: {
        kinds: ['participant', 'employee', 'vehicle', 'volunteer'],
        again: false,
        purpose: 'check',
        ...wish,
      },
    })
  const read = async (guid: string, as?: string) =>
    server().call<Check>('GET', `${root}/${guid}`, { token: as ?? (await token()) })
  const download = async (guid: string, as?: string, locale = 'ru') =>
    server().call('POST', `${root}/${guid}/list.xlsx`, { token: as ?? (await token()), body: { locale } })
  const upload = async (guid: string, file: Buffer, as?: string) =>
    server().call<SecurityReply>('POST', `${root}/${guid}/reply`, {
      token: as ?? (await token()),
      ...uploadForm({ file, fileName: 'reply.xlsx', type: 'application/octet-stream' }),
    })
  const take = async (
    guid: string,
    rows: { line: number; verdict: string; comment?: string }[],
    as?: string,
  ) =>
    server().call<TakenVerdicts>('POST', `${root}/${guid}/verdicts`, {
      token: as ?? (await token()),
      body: { rows: rows.map(row => ({ comment: '', ...row })) },
    })
  /** The rows of a downloaded list, the headings first. */
  const sheetOf = async (bytes: Buffer): Promise<string[][]> => {
    const reading = await readTable({ bytes, rows: 3000 })
    if (!reading.ok) throw new Error(reading.code)
    return reading.rows.map(({ cells }) => cells.map(({ text }) => text))
  }
  /** The list as the service sends it back: with a verdict and a comment in its last two columns. */
  const answered = (
    rows: readonly string[][],
    verdictOf: (row: string[]) => [WrittenCell, string?],
  ): Buffer => {
    const [head = [], ...people] = rows
    const at = head.indexOf('Решение')
    return writeWorkbook({
      rows: [
        head,
        ...people.map(row => {
          const cells: WrittenCell[] = head.map((_, index) => row[index] ?? '')
          const [verdict, comment = ''] = verdictOf(row)
          cells[at] = verdict
          cells[at + 1] = comment
          return cells
        }),
      ],
    })
  }
  /** Gives a passport; everybody's number differs, because the index of documents refuses a second one. */
  async function giveNew(person: TestApplicant): Promise<void> {
    numbers += 1
    await givePassport(server(), person, russianPassport({ number: String(numbers) }))
  }

  /** Somebody whose passport waits for the check. */
  async function waiting(): Promise<TestApplicant> {
    const made = await finishedParticipant(server())
    await giveNew(made)
    return made
  }

  async function sent(company: TestStaffCompany, change: Partial<typeof testEmployee> = {}): Promise<string> {
    const [employee] = await employees(server(), company, 1, change)
    const guid = employee?.guid ?? ''
    await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
      token: company.token,
      body: { employeeGuids: [guid], onSiteRole: 'builder' },
    })
    return guid
  }

  async function sentVehicle(company: TestStaffCompany, driverGuid: string): Promise<string> {
    const { guid } = await must<{ guid: string }>(
      server(),
      'POST',
      `/staff/companies/${company.guid}/vehicles`,
      {
        token: company.token,
        body: { ...testVehicle, driverGuid },
      },
    )
    await must(server(), 'POST', `/staff/companies/${company.guid}/vehicles/send`, {
      token: company.token,
      body: { vehicleGuids: [guid] },
    })
    return guid
  }

  async function made(): Promise<Check> {
    const { status, body } = await make()
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (await read(body.guid)).body
  }

  const lineOf = (check: Check, guid: string) => check.rows.find(row => row.subjectGuid === guid)?.line ?? 0
  const securityOf = async ({ applicationGuid }: TestApplicant) =>
    (
      await server()
        .database.selectFrom('application')
        .select('security')
        .where('guid', '=', applicationGuid)
        .executeTakeFirstOrThrow()
    ).security
  const said = async (person: TestApplicant) => {
    await server().deliver()
    return (await server().outbox(person.phone)).map(({ text }) => text)
  }
  return {
    ...{ make, read, download, upload, take, sheetOf, answered },
    ...{ giveNew, waiting, sent, sentVehicle, made, lineOf, securityOf, said },
  }
}
