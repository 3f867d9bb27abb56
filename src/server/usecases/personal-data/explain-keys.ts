import { readFileSync } from 'node:fs'

type Words = { about: string; keys: Record<string, string> }

const read = (locale: 'ru' | 'en'): Words =>
  JSON.parse(
    readFileSync(new URL(`../../../../content/${locale}/personal-data.json`, import.meta.url), 'utf8'),
  )

const words = { ru: read('ru'), en: read('en') }

/** What data.json is, in both languages. */
export const aboutPersonalData = { ru: words.ru.about, en: words.en.about }

/** Every key of the data with its meaning in both languages, in order of appearance. */
export function explainKeys(data: unknown): Record<string, { ru: string; en: string }> {
  const found = new Map<string, { ru: string; en: string }>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return
    if (Array.isArray(value)) return value.forEach(walk)
    for (const [key, inner] of Object.entries(value)) {
      found.set(key, { ru: words.ru.keys[key] ?? key, en: words.en.keys[key] ?? key })
      walk(inner)
    }
  }
  walk(data)
  return Object.fromEntries(found)
}
