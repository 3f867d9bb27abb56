/** Columns of a list of people, in the order of the table and the sample. */
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
] as const

export type ImportField = (typeof importFields)[number]

/** A column of an imported list: one of ours, or the whole name in one cell. */
export type ImportColumn = ImportField | 'fullName'

/** What people call these columns, in both languages; compared without case, punctuation and bracketed text. */
const headings: Record<ImportColumn, string> = {
  fullName: 'фио|ф и о|фамилия имя отчество|фамилия имя|участник|full name|name|participant',
  lastName: 'фамилия|фамилия по русски|фамилия кириллицей|last name|surname|family name|lastname',
  firstName: 'имя|имя по русски|имя кириллицей|first name|given name|firstname|forename',
  middleName: 'отчество|отчество при наличии|middle name|patronymic|middlename',
  latinLastName:
    'фамилия латиницей|фамилия латиница|фамилия лат|фамилия по английски|фамилия англ|last name in latin|surname in latin|latin last name|latin surname',
  latinFirstName:
    'имя латиницей|имя латиница|имя лат|имя по английски|имя англ|first name in latin|given name in latin|latin first name|latin given name',
  phone:
    'телефон|мобильный|мобильный телефон|номер телефона|сотовый|сотовый телефон|моб телефон|тел|контактный телефон|phone|mobile|phone number|mobile phone|mobile number|cell phone|telephone',
  email:
    'e mail|email|почта|электронная почта|эл почта|адрес электронной почты|mail|e mail address|email address',
  birthDate: 'дата рождения|день рождения|др|д р|родился|date of birth|birth date|birthdate|birthday|dob',
  citizenship: 'гражданство|страна гражданства|подданство|citizenship|nationality|country of citizenship',
  position: 'должность|позиция|должность на бейдже|position|job title|title|job',
  role: 'роль|роль на форуме|категория|статус участника|role|category|participation',
  companyInn: 'инн|инн организации|инн компании|vat number|inn|tax number|taxpayer number|company inn',
  passportSeries: 'серия паспорта|паспорт серия|серия|passport series|series',
  passportNumber:
    'номер паспорта|паспорт номер|паспорт|серия и номер паспорта|паспорт серия и номер|серия номер паспорта|passport number|passport|passport no',
  mediaName: 'сми|название сми|издание|редакция|media|media outlet|media name|outlet|publication',
  mediaWebsite: 'сайт сми|сайт издания|сайт|media website|website|media site|outlet website',
}

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  (Object.keys(headings) as ImportColumn[]).flatMap(column =>
    headings[column].split('|').map(heading => [heading, column] as const),
  ),
)

/** The headings may come after a title and a few empty lines. */
const headingsWithin = 12

export type MatchedColumns = {
  headingRow: number
  /** What each column holds; null for one that we do not ask for. */
  columns: (ImportColumn | null)[]
}

/**
 * Finds the row of headings: among the first rows, the one that names most columns, at least two and among them a name or a phone. Of two columns
 * with the same meaning the first counts.
 */
export function matchColumns(
  rows: readonly (readonly string[])[],
): ({ ok: true } & MatchedColumns) | { ok: false; code: 'file_headings' } {
  let best: MatchedColumns = { headingRow: -1, columns: [] }
  let most = 1
  for (const [headingRow, row] of rows.slice(0, headingsWithin).entries()) {
    const columns = columnsOf(row)
    const named = columns.filter(column => column !== null)
    if (named.length <= most || !named.some(isIdentity)) continue
    most = named.length
    best = { headingRow, columns }
  }
  return most > 1 ? { ok: true, ...best } : { ok: false, code: 'file_headings' }
}

function columnsOf(row: readonly string[]): (ImportColumn | null)[] {
  const seen = new Set<ImportColumn>()
  return row.map(heading => {
    const column = columnOf.get(plain(heading)) ?? null
    if (!column || seen.has(column)) return null
    seen.add(column)
    return column
  })
}

function isIdentity(column: ImportColumn): boolean {
  return column === 'fullName' || column === 'lastName' || column === 'latinLastName' || column === 'phone'
}

/** `Дата рождения *` and `ДАТА  РОЖДЕНИЯ (дд.мм.гггг)` are one heading. */
function plain(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
