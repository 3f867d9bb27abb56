import type { ParticipantRole } from '../participant/participant-role.ts'
import { type BadgeWeight, type FittedText, fitText, type MeasureText } from './fit-text.ts'

/** The size of a badge in millimetres (look.md). */
export const badgeSize = { width: 96, height: 134 } as const

/** Whose badge it is: a participant's by their role, that of somebody who works on site, or a volunteer's. */
export type BadgeRole = ParticipantRole | 'onSite' | 'volunteer'

/** The colour of each role's strip; white text on it has a contrast of 4.5 or more. */
export const roleColours: Record<BadgeRole, string> = {
  participant: '#175239',
  speaker: '#1f4f8f',
  media: '#8a4b0c',
  coordinator: '#44505c',
  onSite: '#5f3468',
  volunteer: '#8f2f45',
}

/** What is printed on a badge, with every text in its final form. */
export type BadgeFacts = {
  forumName: string
  /** Days and place in one line. */
  forumPlace: string
  /** In reading order. The Latin name goes below; null where the name is Latin already. */
  lastName: string
  firstName: string
  latinName: string | null
  company: string
  position: string
  role: BadgeRole
  /** The role in both languages. */
  roleWords: readonly [string, string]
  wifiCode: string | null
}

export type BadgeText = {
  text: string
  /** `x` is the left edge, or the middle of centred text; `y` is the baseline. */
  x: number
  y: number
  size: number
  weight: BadgeWeight
  ink: 'text' | 'quiet' | 'role' | 'white'
  centred: boolean
}

export type BadgeBox = { x: number; y: number; width: number; height: number }

export type BadgeLayout = {
  texts: BadgeText[]
  photograph: BadgeBox
  code: BadgeBox
  /** The guilloche at the head. */
  ornament: BadgeBox
  /** The strip of the role at the foot. */
  strip: BadgeBox
  colour: string
}

const margin = 7
const inner = badgeSize.width - 2 * margin
const pictureSide = 34
const stripHeight = 15

/**
 * Where everything stands on a badge, for print and screen alike: positions and sizes in millimetres from the top left. Names are as large as fits,
 * so that they can be read at three metres (look.md).
 */
export function layOutBadge(facts: BadgeFacts, measure: MeasureText): BadgeLayout {
  const texts: BadgeText[] = []
  const strip = { x: 0, y: badgeSize.height - stripHeight, width: badgeSize.width, height: stripHeight }
  writeHead(texts, facts, measure)
  writePerson(texts, facts, measure)
  writeFoot(texts, facts, strip)
  return {
    texts,
    photograph: { x: margin, y: 19, width: pictureSide, height: pictureSide },
    code: { x: badgeSize.width - margin - pictureSide, y: 19, width: pictureSide, height: pictureSide },
    ornament: { x: 0, y: 0, width: badgeSize.width, height: 5 },
    strip,
    colour: roleColours[facts.role],
  }
}

function writeHead(texts: BadgeText[], facts: BadgeFacts, measure: MeasureText): void {
  const name = fitText(
    facts.forumName,
    { width: inner, lines: 1, largest: 4.5, smallest: 2.5, weight: 'bold' },
    measure,
  )
  const place = fitText(
    facts.forumPlace,
    { width: inner, lines: 1, largest: 3, smallest: 2, weight: 'regular' },
    measure,
  )
  const style = { x: margin, centred: false } as const
  texts.push({ ...style, text: name.lines[0] ?? '', y: 11, size: name.size, weight: 'bold', ink: 'role' })
  texts.push({
    ...style,
    text: place.lines[0] ?? '',
    y: 15.5,
    size: place.size,
    weight: 'regular',
    ink: 'quiet',
  })
}

type Part = {
  text: string
  /** The font size below which the text breaks into two lines instead of shrinking; 0 for a text that never breaks. */
  breaksBelow: number
  largest: number
  smallest: number
  weight: BadgeWeight
  ink: BadgeText['ink']
  /** Space above its first line. */
  gap: number
}

/** Space between lines, as a part of the font size. */
const leading = 0.16

/** Where the person's lines begin and end. */
const personTop = 19 + pictureSide
const personBottom = badgeSize.height - stripHeight - 8

function writePerson(texts: BadgeText[], facts: BadgeFacts, measure: MeasureText): void {
  const parts: Part[] = [
    {
      text: facts.lastName,
      breaksBelow: 8.5,
      largest: 12.5,
      smallest: 5,
      weight: 'bold',
      ink: 'text',
      gap: 2.5,
    },
    {
      text: facts.firstName,
      breaksBelow: 6.5,
      largest: 9.5,
      smallest: 4.5,
      weight: 'medium',
      ink: 'text',
      gap: 1,
    },
    {
      text: facts.latinName ?? '',
      breaksBelow: 0,
      largest: 5,
      smallest: 3,
      weight: 'regular',
      ink: 'quiet',
      gap: 1.5,
    },
    { text: facts.company, breaksBelow: 6, largest: 6, smallest: 3.5, weight: 'bold', ink: 'role', gap: 3 },
    {
      text: facts.position,
      breaksBelow: 3.8,
      largest: 3.8,
      smallest: 2.6,
      weight: 'regular',
      ink: 'text',
      gap: 1.2,
    },
  ]
  // When everything is at its longest, write it a little smaller to stay above the strip.
  for (let scale = 1; scale > 0.5; scale -= 0.05) {
    const { written, bottom } = writeParts(parts, scale, measure)
    if (bottom > personBottom && scale > 0.55) continue
    texts.push(...written)
    return
  }
}

function writeParts(
  parts: Part[],
  scale: number,
  measure: MeasureText,
): { written: BadgeText[]; bottom: number } {
  const written: BadgeText[] = []
  let y = personTop
  for (const { text, gap, ink, ...part } of parts.filter(({ text }) => text !== '')) {
    const { lines, size } = fitPart(text, part, scale, measure)
    y += gap * scale
    for (const line of lines) {
      y += size
      written.push({ text: line, x: margin, y, size, weight: part.weight, ink, centred: false })
      y += size * leading
    }
  }
  return { written, bottom: y }
}

/** One line while it is large enough, otherwise two. */
function fitPart(
  text: string,
  { largest, smallest, breaksBelow, weight }: Omit<Part, 'text' | 'gap' | 'ink'>,
  scale: number,
  measure: MeasureText,
): FittedText {
  const room = { width: inner, weight, smallest }
  const one = fitText(text, { ...room, lines: 1, largest: Math.max(largest * scale, smallest) }, measure)
  if (one.size >= breaksBelow * scale) return one
  return fitText(text, { ...room, lines: 2, largest: Math.max(breaksBelow * scale, smallest) }, measure)
}

function writeFoot(texts: BadgeText[], facts: BadgeFacts, strip: BadgeBox): void {
  const [first, second] = facts.roleWords
  const middle = { x: badgeSize.width / 2, centred: true, ink: 'white' } as const
  texts.push({ ...middle, text: first, y: strip.y + 7.2, size: 5.2, weight: 'bold' })
  texts.push({ ...middle, text: second, y: strip.y + 11.8, size: 3.4, weight: 'regular' })
  if (facts.wifiCode) {
    const code = `Wi-Fi  ${readableCode(facts.wifiCode)}`
    texts.push({
      text: code,
      x: margin,
      y: strip.y - 3,
      size: 3.6,
      weight: 'medium',
      ink: 'quiet',
      centred: false,
    })
  }
}

/** A Wi-Fi code in two halves, as it is read aloud and typed; on the badge and on the screen alike. */
export function readableCode(code: string): string {
  return `${code.slice(0, 3)}\u00a0${code.slice(3)}`
}
