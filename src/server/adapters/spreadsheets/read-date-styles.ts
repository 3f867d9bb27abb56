import { readXml } from './xml-elements.ts'

/** Day formats that every spreadsheet knows by number; time-only formats are not among them. */
function isBuiltInDay(format: number): boolean {
  return (
    (format >= 14 && format <= 17) ||
    format === 22 ||
    (format >= 27 && format <= 36) ||
    (format >= 50 && format <= 58)
  )
}

export type DateStyles = {
  /** Whether a number in this style is shown as a day. */
  isDay(style: number): boolean
  /** Days to add to a number: files of old Macintoshes count from 1904. */
  shift: number
}

/** Which styles of a workbook show a number as a day. */
export function readDateStyles(styles: Buffer | null, from1904: boolean): DateStyles {
  const formats = new Map<number, boolean>()
  const days: boolean[] = []
  let inCells = false
  if (styles)
    readXml(styles, {
      open(name, attributes) {
        if (name === 'numFmt') {
          const { numFmtId = '', formatCode = '' } = attributes()
          formats.set(Number(numFmtId), showsDay(formatCode))
        }
        if (name === 'cellXfs') inCells = true
        if (name === 'xf' && inCells) {
          const format = Number(attributes().numFmtId ?? 0)
          days.push(formats.get(format) ?? isBuiltInDay(format))
        }
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
    })
  return { isDay: style => days[style] ?? false, shift: from1904 ? 1462 : 0 }
}

/** A format with a year or a day outside quoted words and outside bracketed colours and languages. */
function showsDay(code: string): boolean {
  return /[ydгд]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
