import { wordingFaults } from './wording-faults.ts'

/** A text, or one text for each plural form, as the inlang message format writes it. */
export type Message =
  | string
  | { declarations?: string[]; selectors?: string[]; match: Record<string, string> }[]

/** Messages of one language by area (the file's name) and key. */
export type Areas = Record<string, Record<string, Message>>

const PLURAL_FORMS = { ru: ['one', 'few', 'many', '*'], en: ['one', '*'] } as const

type Locale = keyof typeof PLURAL_FORMS

/** All faults of the messages in both languages, one line each. `listed` are the areas that the compiler knows of. */
export function messageFaults(locales: Record<Locale, Areas>, listed: string[]): string[] {
  const { ru, en } = locales
  const areas = [...new Set([...Object.keys(ru), ...Object.keys(en), ...listed])].sort()
  return [
    ...areas.flatMap(area => [
      ...(ru[area] ? [] : [`messages/ru/${area}.json is missing`]),
      ...(en[area] ? [] : [`messages/en/${area}.json is missing`]),
      ...(listed.includes(area)
        ? []
        : [`${area}.json is not listed in project.inlang/settings.json (pathPattern)`]),
      ...(ru[area] && en[area] ? twinFaults(area, ru[area], en[area]) : []),
    ]),
    ...(['ru', 'en'] as const).flatMap(locale => [
      ...repeatedKeys(locale, locales[locale]),
      ...textFaults(locale, locales[locale]),
    ]),
  ]
}

/** Keys that no source names, whether whole (`m.key`) or as the start of a built name (`prefix_${code}`). */
export function unusedKeys(areas: Areas, sources: string[]): string[] {
  const code = sources.join('\n')
  const names = new Set(code.match(/[A-Za-z_][A-Za-z0-9_]*/g))
  const prefixes = [...code.matchAll(/[`'"]([a-z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix)
  return Object.entries(areas).flatMap(([area, messages]) =>
    Object.keys(messages)
      .filter(key => !names.has(key) && !prefixes.some(prefix => key.startsWith(prefix)))
      .map(key => `${area}.json: ${key} is used nowhere`),
  )
}

function twinFaults(area: string, ru: Record<string, Message>, en: Record<string, Message>): string[] {
  return [...new Set([...Object.keys(ru), ...Object.keys(en)])].flatMap(key => {
    const [russian, english] = [ru[key], en[key]]
    if (russian === undefined) return [`messages/ru/${area}.json has no ${key}`]
    if (english === undefined) return [`messages/en/${area}.json has no ${key}`]
    const [inRussian, inEnglish] = [placeholders(russian), placeholders(english)]
    return inRussian === inEnglish
      ? []
      : [`${area}.json: ${key} has {${inRussian}} in Russian and {${inEnglish}} in English`]
  })
}

/** All areas compile into one namespace, where the last of equal keys would silently win. */
function repeatedKeys(locale: Locale, areas: Areas): string[] {
  const first = new Map<string, string>()
  return Object.entries(areas).flatMap(([area, messages]) =>
    Object.keys(messages).flatMap(key => {
      const earlier = first.get(key)
      first.set(key, earlier ?? area)
      return earlier ? [`messages/${locale}: ${key} is both in ${earlier}.json and in ${area}.json`] : []
    }),
  )
}

function textFaults(locale: Locale, areas: Areas): string[] {
  return Object.entries(areas).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const faults = [
        ...textsOf(message).flatMap(text => [
          ...textFault(locale, text),
          ...wordingFaults(locale, key, text),
        ]),
        ...pluralFaults(locale, message),
      ]
      return faults.map(fault => `messages/${locale}/${area}.json: ${key} ${fault}`)
    }),
  )
}

function textFault(locale: Locale, text: string): string[] {
  const faults: string[] = []
  if (text.trim() === '') faults.push('is empty')
  if (text !== text.trim()) faults.push('begins or ends with a space')
  if (text.includes('...')) faults.push('has three dots: write …')
  if (locale === 'ru' && text.includes('"')) faults.push('has straight quotes: write «ёлочки»')
  if (locale === 'ru' && / - /.test(text)) faults.push('has a hyphen for a dash: write —')
  return faults
}

function pluralFaults(locale: Locale, message: Message): string[] {
  if (typeof message === 'string') return []
  return message.flatMap(({ match }) => {
    const given = Object.keys(match).flatMap(key => /\bplural=(\S+?)(?:,|$)/.exec(key)?.[1] ?? [])
    if (given.length === 0) return []
    const missing = PLURAL_FORMS[locale].filter(form => !given.includes(form))
    return missing.length > 0 ? [`lacks the plural forms ${missing.join(', ')}`] : []
  })
}

function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
}

/** Names in braces and declared inputs, sorted. */
function placeholders(message: Message): string {
  const inputs =
    typeof message === 'string'
      ? []
      : message.flatMap(({ declarations }) =>
          (declarations ?? []).flatMap(text => /^input (\w+)/.exec(text)?.[1] ?? []),
        )
  const named = textsOf(message).flatMap(text =>
    [...text.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = '']) => name),
  )
  return [...new Set([...inputs, ...named])].sort().join(', ')
}
