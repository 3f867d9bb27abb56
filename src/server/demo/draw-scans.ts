import type { PassportBody } from '#contract/passport.ts'
import { guillocheBand, guillocheRosette } from '#domain/guilloche/guilloche.ts'
import { outlinedText, textWidth } from '../pictures/outlined-text.ts'
import { loadSharp } from '../pictures/sharp-library.ts'
import type { Portrait } from './demo-person.ts'
import { portraitSvg } from './draw-portraits.ts'

const page = { width: 1240, height: 870 } as const
const ink = { paper: '#f4ece0', line: '#b9936f', label: '#7a6a58', text: '#2b2622', red: '#9b2c2c' } as const

export type ScanFacts = {
  body: PassportBody
  /** As the document writes them: surname first. */
  names: string[]
  birthDate: string
  portrait: Portrait | null
}

/**
 * Draws the scans that stand for a person's document in the demo: what was typed, on line work of our own, with the word SPECIMEN across. They look
 * like no real document, so that nobody takes them for one.
 */
export async function drawScans(facts: ScanFacts): Promise<{ main: Buffer; registration: Buffer | null }> {
  const { body } = facts
  return {
    main: await drawn(mainPage(facts)),
    registration: body.kind === 'russian' ? await drawn(registrationPage(body)) : null,
  }
}

async function drawn(content: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = page
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#d9d9d6"/><rect x="40" y="36" width="1160" height="798" rx="18" fill="${ink.paper}"/>${content}${specimen()}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer()
}

function mainPage({ body, names, birthDate, portrait }: ScanFacts): string {
  const [surname = '', ...given] = names
  const rows: [string, string][] =
    body.kind === 'russian'
      ? [
          ['Паспорт выдан', body.issuedBy],
          ['Дата выдачи, код подразделения', `${dotted(body.issuedOn)}   ${body.departmentCode}`],
          ['Фамилия', surname.toUpperCase()],
          ['Имя, отчество', given.join(' ').toUpperCase()],
          ['Дата рождения', dotted(birthDate)],
          ['Место рождения', body.birthPlace],
        ]
      : [
          ['Issuing state', body.issuingCountry],
          ['Surname', surname.toUpperCase()],
          ['Given names', given.join(' ').toUpperCase()],
          ['Date of birth', dotted(birthDate)],
          ['Place of birth', body.birthPlace],
          ['Date of expiry', dotted(body.expiresOn)],
        ]
  const number = body.kind === 'russian' ? `${body.series} ${body.number}` : body.number
  const face = portrait
    ? `<svg x="88" y="180" width="300" height="300" viewBox="0 0 600 600">${portraitSvg(portrait)}</svg>`
    : ''
  return [
    lines(number),
    face,
    ...rows.map(([label, value], index) => row(label, value, { x: 430, y: 150 + index * 82 })),
    outlinedText(number, { x: 860, baseline: 100, size: 34, cut: 'semibold', fill: ink.red }),
    ...machineLines(number, names).map((line, index) => machineLine(line, 730 + index * 52)),
  ].join('')
}

function registrationPage(body: Extract<PassportBody, { kind: 'russian' }>): string {
  const number = `${body.series} ${body.number}`
  return [
    lines(`${number} 5`),
    outlinedText('МЕСТО ЖИТЕЛЬСТВА', { x: 440, baseline: 120, size: 30, cut: 'semibold', fill: ink.text }),
    `<rect x="150" y="190" width="820" height="280" fill="none" stroke="#3a4f8f" stroke-width="4"/>`,
    row('Зарегистрирован', body.registrationAddress, { x: 180, y: 250 }),
    row('Дата', dotted(body.issuedOn), { x: 180, y: 350 }),
    outlinedText(number, { x: 860, baseline: 790, size: 34, cut: 'semibold', fill: ink.red }),
  ].join('')
}

function row(label: string, value: string, at: { x: number; y: number }): string {
  const room = page.width - at.x - 70
  const size = Math.min(28, (28 * room) / Math.max(room, textWidth(value, 'semibold', 28)))
  return (
    outlinedText(label, { x: at.x, baseline: at.y, size: 17, cut: 'regular', fill: ink.label }) +
    outlinedText(value, { x: at.x, baseline: at.y + 38, size, cut: 'semibold', fill: ink.text })
  )
}

/** Line work of the page, another on every document. */
function lines(seed: string): string {
  const band = guillocheBand({ seed, width: 1160, height: 60, lines: 8 }).join('')
  const rosette = guillocheRosette({ seed, size: 560, lines: 10 }).join('')
  const look = `fill="none" stroke="${ink.line}" stroke-width="1"`
  return `<path transform="translate(40 640)" d="${band}" ${look} opacity=".5"/><path transform="translate(560 150)" d="${rosette}" ${look} opacity=".35"/>`
}

/** Two lines as long as those of a passport; their check digits are none. */
function machineLines(number: string, names: string[]): string[] {
  const letters = names
    .join('<')
    .toUpperCase()
    .replace(/[^A-Z<]/g, 'X')
  return [`PNDEMO${letters}`, `${number.replace(/[^A-Z0-9]/g, '')}<0DEMO`].map(line =>
    line.slice(0, 44).padEnd(44, '<'),
  )
}

function machineLine(line: string, baseline: number): string {
  return [...line]
    .map((letter, index) =>
      outlinedText(letter, { x: 84 + index * 24.4, baseline, size: 30, cut: 'semibold', fill: ink.text }),
    )
    .join('')
}

function specimen(): string {
  const text = outlinedText('ОБРАЗЕЦ · SPECIMEN', {
    x: 130,
    baseline: 480,
    size: 96,
    cut: 'semibold',
    fill: ink.red,
  })
  return `<g opacity=".16" transform="rotate(-18 620 435)">${text}</g>`
}

const dotted = (day: string) => day.split('-').reverse().join('.')
