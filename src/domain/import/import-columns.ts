import { plainHeading } from './heading-columns.ts'

/** Columns of lists of people, in the order of the table and the sample. */
export const importFields = [
  'lastName',
  'firstName',
  'middleName',
  'latinLastName',
  'latinFirstName',
  'phone',
  'email',
  'birthDate',
  'citizenship',
  'position',
  'role',
  'companyInn',
  'passportSeries',
  'passportNumber',
  'mediaName',
  'mediaWebsite',
  'registrationAddress',
  'work',
] as const

export type ImportField = (typeof importFields)[number]

/** Whom a list holds: the people of a coordinator's group, or the employees of a company on site. */
export const importLists = ['members', 'employees'] as const

export type ImportList = (typeof importLists)[number]

/** What each list asks for. */
export const listFields: Record<ImportList, readonly ImportField[]> = {
  members: importFields.filter(field => field !== 'registrationAddress' && field !== 'work'),
  employees: [
    'lastName',
    'firstName',
    'middleName',
    'latinLastName',
    'latinFirstName',
    'phone',
    'registrationAddress',
    'work',
  ],
}

export const importColumns = ['fullName', ...importFields] as const

/** A column of an imported list: one of ours, or the whole name in one cell. */
export type ImportColumn = (typeof importColumns)[number]

/** What people call these columns, in both languages; compared without case, punctuation and bracketed text. */
const headings: Record<ImportColumn, string> = {
  fullName:
    'фио|фио сотрудника|фио участника|сотрудник|работник|ф и о|фамилия имя отчество|фамилия имя|участник|фио полностью|full name|name|participant',
  lastName: 'фамилия|фамилия по русски|фамилия кириллицей|last name|surname|family name|lastname',
  firstName: 'имя|имя по русски|имя кириллицей|first name|given name|firstname|forename',
  middleName: 'отчество|отчество при наличии|middle name|patronymic|middlename',
  latinLastName:
    'фамилия латиницей|фамилия латиница|фамилия лат|фамилия по английски|фамилия англ|last name in latin|surname in latin|latin last name|latin surname|surname in latin letters',
  latinFirstName:
    'имя латиницей|имя латиница|имя лат|имя по английски|имя англ|first name in latin|given name in latin|latin first name|latin given name|first name in latin letters',
  phone:
    'телефон|мобильный|мобильный телефон|номер телефона|сотовый|сотовый телефон|моб телефон|моб тел|моб|тел моб|сот тел|сот|тел|телефона|телефон мобильный|телефон сотовый|мобильный номер|сотовый номер|контактный телефон|конт телефон|конт тел|phone|mobile|phone number|mobile phone|mobile number|cell phone|cell|telephone',
  email:
    'e mail|email|почта|электронная почта|эл почта|эл адрес|электронный адрес|адрес эл почты|адрес электронной почты|mail|e mail address|email address|электронка',
  birthDate:
    'дата рождения|дата рожд|д рожд|дата рожд я|день рождения|др|д р|родился|date of birth|birth date|birthdate|birthday|born|dob',
  citizenship:
    'гражданство|гражд во|гражд|страна гражданства|подданство|citizenship|nationality|country of citizenship',
  position: 'должность|долж ть|долж|позиция|должность на бейдже|position|job title|title|job',
  role: 'роль|роль на форуме|категория|статус участника|role|category|participation',
  companyInn:
    'инн|инн организации|инн компании|vat number|inn|tax number|taxpayer number|company inn|organisation inn',
  registrationAddress:
    'адрес регистрации|адрес|адрес прописки|прописка|регистрация|адрес по прописке|место регистрации|место жительства|зарегистрирован|registration address|registered address|address|home address|residence',
  work: 'когда на площадке|на площадке|дни|дни работы|период|период работы|этап|этап работ|вид работ|форум монтаж|зона|when on site|on site|days|stage|period|work',
  passportSeries: 'серия паспорта|паспорт серия|серия|passport series|series',
  passportNumber:
    'номер паспорта|паспорт номер|паспорт|серия и номер паспорта|паспорт серия и номер|серия номер паспорта|passport number|passport|passport no',
  mediaName: 'сми|название сми|издание|редакция|media|media outlet|media name|outlet|publication',
  mediaWebsite:
    'сайт сми|сайт издания|сайт|media website|website|media site|outlet website|website of the media outlet',
}

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  (Object.keys(headings) as ImportColumn[]).flatMap(column =>
    headings[column].split('|').map(heading => [heading, column] as const),
  ),
)

/** The headings may come after a title and a few empty lines. */
const headingsWithin = 12

/** A longer cell is text, not the name of a column. */
const headingLength = 60

export type MatchedColumns = {
  headingRow: number
  /** What each column holds; null for one that we do not ask for. */
  columns: (ImportColumn | null)[]
}

/**
 * Finds the row of headings: among the first rows, the one that names most columns, at least two and among them a name or a phone. Of two columns
 * with the same meaning the first counts. Where no row names enough, the first one that could be headings is offered with its columns unknown: the
 * coordinator says what they hold.
 */
export function matchColumns(
  rows: readonly (readonly string[])[],
  list: ImportList = 'members',
): ({ ok: true } & MatchedColumns) | { ok: false; code: 'file_headings' } {
  let best: MatchedColumns = { headingRow: -1, columns: [] }
  let most = 1
  for (const [headingRow, row] of rows.slice(0, headingsWithin).entries()) {
    const columns = columnsOf(row, list)
    const named = columns.filter(column => column !== null)
    if (named.length <= most || !named.some(isIdentity)) continue
    most = named.length
    best = { headingRow, columns }
  }
  return most > 1 ? { ok: true, ...best } : unknownColumns(rows, list)
}

/** At least two columns and a row under them; a letter or a page of prose is no list. */
function unknownColumns(
  rows: readonly (readonly string[])[],
  list: ImportList,
): ReturnType<typeof matchColumns> {
  const filled = (row: readonly string[] | undefined) =>
    row?.filter(cell => cell.trim() !== '' && cell.length <= headingLength).length ?? 0
  const headingRow = rows.slice(0, headingsWithin).findIndex(row => filled(row) > 1)
  const heading = rows[headingRow]
  if (!heading || !rows.slice(headingRow + 1).some(row => filled(row) > 1))
    return { ok: false, code: 'file_headings' }
  return { ok: true, headingRow, columns: columnsOf(heading, list) }
}

/** The columns as the coordinator has named them, under the same row of headings; none twice. */
export function chooseColumns(
  { headingRow, columns }: MatchedColumns,
  chosen: readonly (ImportColumn | null)[],
): MatchedColumns {
  const seen = new Set<ImportColumn>()
  return {
    headingRow,
    columns: columns.map((_, index) => {
      const column = chosen[index] ?? null
      if (!column || seen.has(column)) return null
      seen.add(column)
      return column
    }),
  }
}

function columnsOf(row: readonly string[], list: ImportList): (ImportColumn | null)[] {
  const seen = new Set<ImportColumn>()
  return row.map(heading => {
    const column = columnOf.get(plainHeading(heading)) ?? null
    if (!column || !isOfList(column, list) || seen.has(column)) return null
    seen.add(column)
    return column
  })
}

/** Whether a list asks for a column. */
export function isOfList(column: ImportColumn, list: ImportList): boolean {
  return column === 'fullName' || listFields[list].includes(column)
}

/** Whether a column only counts the rows, so that nobody has to say what it holds. */
export function isRowCount(heading: string): boolean {
  return /^(?:|п п|п|n|no|n п п|номер п п|row|line)$/.test(plainHeading(heading))
}

function isIdentity(column: ImportColumn): boolean {
  return column === 'fullName' || column === 'lastName' || column === 'latinLastName' || column === 'phone'
}
