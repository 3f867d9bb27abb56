import { describe, expect, it } from 'vitest'
import { type BadgeFacts, badgeSize, layOutBadge, roleColours } from './badge-layout.ts'

const measure = (text: string, size: number) => text.length * size * 0.55
const facts: BadgeFacts = {
  forumName: 'Кибербезопасность в финансах',
  forumPlace: '18–20 февраля 2026, Сириус',
  lastName: 'Ковалёва',
  firstName: 'Анна',
  latinName: 'Anna Kovaleva',
  company: 'Лазоревый банк',
  position: 'Директор департамента информационной безопасности',
  role: 'participant',
  roleWords: ['Участник', 'Participant'],
  wifiCode: '482913',
}
const long: Partial<BadgeFacts> = {
  lastName: 'Константинопольская-Задунайская',
  firstName: 'Александра-Виктория',
  latinName: 'Aleksandra-Viktoriia Konstantinopolskaia-Zadunaiskaia',
  company: 'Акционерное общество «Межрегиональный расчётно-клиринговый центр»',
  position: 'Заместитель начальника управления противодействия мошенничеству и сопровождения платежей',
}

describe('layOutBadge', () => {
  it.each<[string, Partial<BadgeFacts>]>([
    ['an ordinary badge', {}],
    ['the longest of everything', long],
    ['nothing but a Latin name', { latinName: null, company: '', position: '', wifiCode: null }],
  ])('%s stays on the badge and overlaps nothing', (_, change) => {
    const { texts, strip } = layOutBadge({ ...facts, ...change }, measure)
    for (const { text, x, y, size, centred } of texts) {
      const width = measure(text, size)
      const left = centred ? x - width / 2 : x
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(badgeSize.width - 6.9)
      expect(y).toBeLessThanOrEqual(badgeSize.height)
    }
    const person = texts.filter(({ ink, y }) => ink !== 'white' && y > 53 && y < strip.y - 3.5)
    const bottoms = person.map(({ y }) => y)
    expect(bottoms).toEqual([...bottoms].sort((one, other) => one - other))
    expect(Math.max(...bottoms)).toBeLessThan(strip.y - 6)
  })

  it('writes all parts smaller together where two lines of each would reach the strip', () => {
    const full: Partial<BadgeFacts> = {
      lastName: 'Александровская-Константинова',
      firstName: 'Александра Виктория Мария',
      company: 'Международный расчётный банк развития областей',
      position: 'Заместитель начальника управления расчётов и переводов',
    }
    const sizes = layOutBadge({ ...facts, ...full }, measure)
      .texts.filter(({ y }) => y > 53 && y < 111)
      .map(({ text, size }) => `${text} ${size.toFixed(2)}`)
    expect(sizes).toMatchInlineSnapshot(`
      [
        "Александровская- 7.22",
        "Константинова 7.22",
        "Александра Виктория Мария 5.82",
        "Anna Kovaleva 4.25",
        "Международный расчётный банк 5.10",
        "развития областей 5.10",
        "Заместитель начальника управления расчётов и 3.23",
        "переводов 3.23",
      ]
    `)
  })

  it('sets every line where it was last looked at', () => {
    const placed = (change: Partial<BadgeFacts>) =>
      layOutBadge({ ...facts, ...change }, measure).texts.map(
        ({ text, x, y, size }) =>
          `${text.slice(0, 12)} ${[x, y, size].map(value => value.toFixed(2)).join(' ')}`,
      )
    expect({ usual: placed({}), long: placed(long) }).toMatchInlineSnapshot(`
      {
        "long": [
          "Кибербезопас 7.00 11.00 4.50",
          "18–20 феврал 7.00 15.50 3.00",
          "Константиноп 7.00 62.75 7.25",
          "Задунайская 7.00 71.16 7.25",
          "Александра-В 7.00 81.07 7.75",
          "Aleksandra-V 7.00 86.81 3.00",
          "Акционерное  7.00 94.29 4.00",
          "расчётно-кли 7.00 98.93 4.00",
          "Заместитель  7.00 103.57 2.80",
          "мошенничеств 7.00 106.82 2.80",
          "Участник 48.00 126.20 5.20",
          "Participant 48.00 130.80 3.40",
          "Wi-Fi  482 9 7.00 116.00 3.60",
        ],
        "usual": [
          "Кибербезопас 7.00 11.00 4.50",
          "18–20 феврал 7.00 15.50 3.00",
          "Ковалёва 7.00 68.00 12.50",
          "Анна 7.00 80.50 9.50",
          "Anna Kovalev 7.00 88.52 5.00",
          "Лазоревый ба 7.00 98.32 6.00",
          "Директор деп 7.00 104.28 3.80",
          "безопасности 7.00 108.69 3.80",
          "Участник 48.00 126.20 5.20",
          "Participant 48.00 130.80 3.40",
          "Wi-Fi  482 9 7.00 116.00 3.60",
        ],
      }
    `)
  })

  it('puts the photograph and the code beside each other within the margins', () => {
    const { photograph, code } = layOutBadge(facts, measure)
    expect(photograph.x).toBeGreaterThan(0)
    expect(code.x).toBeGreaterThan(photograph.x + photograph.width)
    expect(badgeSize.width - (code.x + code.width)).toBeCloseTo(photograph.x)
  })

  it('writes a surname that is read at three metres', () => {
    const surname = layOutBadge(facts, measure).texts.find(({ text }) => text === 'Ковалёва')
    expect(surname?.size).toBeGreaterThanOrEqual(12)
  })

  it('groups the digits of the Wi-Fi code', () => {
    expect(layOutBadge(facts, measure).texts.map(({ text }) => text)).toContain('Wi-Fi  482\u00a0913')
  })

  it.each(Object.entries(roleColours))('%s: white is read on its colour', (_, colour) => {
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5)
  })
})

/** WCAG 2.2, relative luminance. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

it('writes everything smaller before the person runs into the strip', () => {
  const wide = (text: string, size: number) => text.length * size * 0.85
  const { texts, strip } = layOutBadge({ ...facts, ...long }, wide)
  const person = texts.filter(({ ink, y }) => ink !== 'white' && y > 53 && y < strip.y - 3.5)
  // Eight millimetres above the strip belong to the code of the Wi-Fi.
  expect(Math.max(...person.map(({ y }) => y))).toBeLessThanOrEqual(strip.y - 8)
  expect(person.map(({ size }) => size.toFixed(2))).toMatchInlineSnapshot(`
    [
      "5.00",
      "5.00",
      "6.50",
      "6.50",
      "3.00",
      "3.50",
      "3.50",
      "2.60",
      "2.60",
    ]
  `)
})
