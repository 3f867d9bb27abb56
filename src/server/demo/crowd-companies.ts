import type { CompanyType } from '#domain/company/company-type.ts'
import { checkInn } from '#domain/company/inn.ts'

/** An invented employer of the crowd. */
export type CrowdCompany = {
  inn: string | null
  kpp: string | null
  name: string
  shortName: string
  companyType: CompanyType
  domain: string
  address: string
}

const qualities = [
  ['Северный', 'severny'],
  ['Дальний', 'dalny'],
  ['Тихий', 'tikhy'],
  ['Янтарный', 'yantarny'],
  ['Гранитный', 'granitny'],
  ['Полевой', 'polevoy'],
  ['Речной', 'rechnoy'],
  ['Верхний', 'verkhny'],
  ['Медный', 'medny'],
  ['Ясный', 'yasny'],
  ['Лесной', 'lesnoy'],
  ['Степной', 'stepnoy'],
] as const
const things = [
  ['берег', 'bereg'],
  ['мост', 'most'],
  ['причал', 'prichal'],
  ['ключ', 'klyuch'],
  ['рубеж', 'rubezh'],
  ['маяк', 'mayak'],
  ['контур', 'kontur'],
  ['узел', 'uzel'],
  ['вексель', 'veksel'],
  ['реестр', 'reestr'],
  ['дозор', 'dozor'],
  ['шлюз', 'shlyuz'],
] as const
const trades = [
  'Экспо',
  'Монтаж',
  'Стенд',
  'Свет и звук',
  'Логистика',
  'Декор',
  'Кейтеринг',
  'Клининг',
] as const
const forms = [
  { short: 'Банк', long: 'Акционерное общество «Банк', type: 'bank' },
  { short: 'СК', long: 'Общество с ограниченной ответственностью «Страховая компания', type: 'insurance' },
  { short: 'ООО', long: 'Общество с ограниченной ответственностью', type: 'fintech' },
  { short: 'АО', long: 'Акционерное общество', type: 'securityVendor' },
  { short: 'НКО', long: 'Небанковская кредитная организация', type: 'payments' },
] as const

/** Tax office 7799 does not exist; the last digit is the one that the formula asks for. */
function innOf(number: number): string {
  const body = `7799${String(50_000 + number).padStart(5, '0')}`
  const whole = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(
    inn => checkInn(inn, 'company').ok,
  )
  if (!whole) throw new RangeError(`no check digit for ${body}`)
  return whole
}

export const crowdCompanies: readonly CrowdCompany[] = forms.flatMap((form, formIndex) =>
  qualities.flatMap(([quality, qualityLatin], qualityIndex) =>
    things.map(([thing, thingLatin], thingIndex) => {
      const number = (formIndex * qualities.length + qualityIndex) * things.length + thingIndex
      const title = `${quality} ${thing}`
      const isNamedInside = form.long.includes('«')
      return {
        inn: innOf(number),
        kpp: '779901001',
        name: isNamedInside ? `${form.long} „${title}“»` : `${form.long} «${title}»`,
        shortName: `${form.short} «${title}»`,
        companyType: form.type,
        domain: `${qualityLatin}-${thingLatin}-${form.type.toLowerCase()}.example`,
        address: `101000, г. Москва, Счётный пер., д. ${1 + (number % 90)}`,
      }
    }),
  ),
)

/** Who builds the stands: named like an employer with its trade behind, and after the last of these names with a number. */
export function crowdContractor(number: number): Pick<CrowdCompany, 'inn' | 'name' | 'domain'> {
  const names = qualities.length * things.length * trades.length
  const at = <T>(from: readonly T[], index: number): T => {
    const found = from[index % from.length]
    if (found === undefined) throw new RangeError('no name for a contractor')
    return found
  }
  // One after another they differ in every word.
  const [quality, qualityLatin] = at(qualities, number)
  const [thing, thingLatin] = at(things, number + Math.floor(number / qualities.length))
  const trade = at(trades, number + Math.floor(number / (qualities.length * things.length)))
  const again = number >= names ? ` ${1 + Math.floor(number / names)}` : ''
  return {
    inn: innOf(2000 + number),
    name: `ООО «${quality} ${thing} ${trade}${again}»`,
    domain: `${qualityLatin}-${thingLatin}-stands.example`,
  }
}

const foreign = (name: string, companyType: CompanyType, domain: string, address: string): CrowdCompany => ({
  ...{ inn: null, kpp: null, name, shortName: name, companyType, domain, address },
})

export const foreignCrowdCompanies: readonly CrowdCompany[] = [
  foreign('Ararat Ledger CJSC', 'bank', 'ararat-ledger.example', '12 Basalt Street, Yerevan, Armenia'),
  foreign('Saryarka Payments JSC', 'payments', 'saryarka.example', '3 Poplar Avenue, Astana, Kazakhstan'),
  foreign('Deccan Shield Pvt. Ltd.', 'securityVendor', 'deccan-shield.example', '9 Mango Road, Pune, India'),
  foreign('Jade Harbour Bank', 'bank', 'jade-harbour.example', '77 Lotus Road, Ningbo, China'),
  foreign('Sava Trust d.o.o.', 'integrator', 'sava-trust.example', '5 Willow Quay, Belgrade, Serbia'),
  foreign('Dune Gate Exchange', 'exchange', 'dune-gate.example', 'Tower 8, Coral Quay, Dubai, UAE'),
  foreign('Isar Kryptowerk GmbH', 'securityVendor', 'isar-kryptowerk.example', 'Uferweg 4, Munich, Germany'),
  foreign('Polesye Bank OJSC', 'bank', 'polesye-bank.example', '8 Linen Street, Minsk, Belarus'),
]
