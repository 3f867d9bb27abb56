type NamedCountry = { code: string; alpha3: string; name: { ru: string; en: string } }

/** Common names beside the official ones. */
const otherNames: Record<string, string> = {
  RU: 'рф|российская федерация|российское|russian federation',
  BY: 'белоруссия|республика беларусь|рб|belarus',
  KZ: 'республика казахстан|рк',
  KG: 'киргизия|кыргызстан|kyrgyz republic',
  MD: 'молдавия|молдова',
  TM: 'туркмения|туркменистан',
  CN: 'кнр|китай|china|prc',
  US: 'сша|usa|us|united states of america|соединенные штаты америки',
  GB: 'великобритания|англия|uk|great britain|united kingdom',
  AE: 'оаэ|эмираты|uae',
  KR: 'южная корея|республика корея|south korea',
  KP: 'кндр|северная корея|north korea',
  CZ: 'чехия|czech republic|czechia',
  TR: 'турция|turkey|türkiye',
  RS: 'сербия|serbia',
}

/** Finds a country by its name in either language or by a code of two or three letters; null for anything else. */
export function createCountryFinder(
  countries: readonly NamedCountry[],
): (typed: string) => NamedCountry | null {
  const found = new Map<string, NamedCountry>()
  for (const country of countries) {
    const { code, alpha3, name } = country
    const names = [code, alpha3, name.ru, name.en, ...(otherNames[code]?.split('|') ?? [])]
    for (const each of names) found.set(plain(each), country)
  }
  return typed => found.get(plain(typed)) ?? null
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[.\s]+/g, ' ')
    .replace(/ ?[‐‑–—-] ?/g, '-')
    .trim()
}
