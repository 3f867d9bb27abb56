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
