import type { CompanyType } from '#domain/company/company-type.ts'
import { sampleCompanies } from '../adapters/companies/sample-companies.ts'

export type DemoCompany = {
  hasInn: boolean
  inn: string | null
  kpp: string | null
  name: string
  shortName: string
  address: string | null
  companyType: CompanyType
  /** Domain of the site and of the e-mail addresses; null for a company without a site. */
  domain: string | null
  source: 'register' | 'typed'
}

/** A company of the bundled register, found by INN and KPP as a person would find it. */
function registered(
  inn: string,
  kpp: string | null,
  companyType: CompanyType,
  domain: string | null,
): DemoCompany {
  const company = sampleCompanies.find(sample => sample.inn === inn && sample.kpp === kpp)
  if (!company) throw new RangeError(`the sample register has no company ${inn} ${kpp}`)
  const { name, shortName, address } = company
  return {
    hasInn: true,
    inn,
    kpp,
    name,
    shortName,
    address: address || null,
    companyType,
    domain,
    source: 'register',
  }
}

type Typed = Pick<DemoCompany, 'name' | 'shortName' | 'address' | 'companyType' | 'domain'>

/** A Russian company that the register does not know; tax offices 7799, 7899 and 6399 do not exist. */
const typed = (inn: string, kpp: string, rest: Typed): DemoCompany => ({
  hasInn: true,
  inn,
  kpp,
  source: 'typed',
  ...rest,
})

const foreign = (name: string, companyType: CompanyType, domain: string, address: string): DemoCompany => ({
  ...{ hasInn: false, inn: null, kpp: null, source: 'typed' },
  ...{ name, shortName: name, address, companyType, domain },
})

/** The employers of the invented people; companies of the register wherever possible. */
export const demoCompanies = {
  lazorevy: registered('7799001175', '779901001', 'bank', 'lazorevy-bank.example'),
  lazorevyUral: registered('7799001175', '669943001', 'bank', 'lazorevy-bank.example'),
  yantarny: registered('7899002045', '789901001', 'bank', 'yantarny-most.example'),
  mayatnik: registered('7799003422', '779901001', 'payments', 'pc-mayatnik.example'),
  opora: registered('1699004510', '169901001', 'insurance', 'ksp-opora.example'),
  tikhaya: registered('5499000681', '549901001', 'securityVendor', 'tikhaya-liniya.example'),
  kripto: registered('6699007333', '669901001', 'securityVendor', 'kriptomekhanika.example'),
  skhemy: registered('7799008950', '779901001', 'securityVendor', 'trusted-circuits.example'),
  bift: registered('7899009160', '789901001', 'education', 'bift.example'),
  tshce: registered('2599001250', '259901001', 'education', 'tshce.example'),
  solovyova: registered('239901725490', null, 'other', null),
  brandmauer: registered('7799004585', '779901001', 'securityVendor', 'old-firewall.example'),
  veksel: registered('6399005695', '639901001', 'bank', 'veksel-samara.example'),
  arkhiv: registered('7799006705', '779901001', 'integrator', 'nespeshny-arkhiv.example'),
  nadzor: typed('7799010010', '779901001', {
    name: 'Агентство надзора за платёжной средой',
    shortName: 'Агентство надзора за платёжной средой',
    address: '107016, г. Москва, Счётный пер., д. 2',
    companyType: 'regulator',
    domain: 'nadzor-platezhi.example',
  }),
  zavolzhye: typed('6399012036', '639901001', {
    name: 'Комитет цифровой безопасности Заволжского края',
    shortName: 'Комитет цифровой безопасности',
    address: '443020, г. Самара, ул. Пристанская, д. 1',
    companyType: 'government',
    domain: 'kcb-zavolzhye.example',
  }),
  prichal: typed('7899014058', '789901001', {
    name: 'Акционерное общество «Биржа „Полуденный причал“»',
    shortName: 'АО «Биржа „Полуденный причал“»',
    address: '199106, г. Санкт-Петербург, Канатная линия, д. 28',
    companyType: 'exchange',
    domain: 'prichal-exchange.example',
  }),
  monetny: typed('7799015065', '779901001', {
    name: 'Общество с ограниченной ответственностью «Монетный ряд»',
    shortName: 'ООО «Монетный ряд»',
    address: '121069, г. Москва, Чеканный пер., д. 9, оф. 31',
    companyType: 'fintech',
    domain: 'monetny-ryad.example',
  }),
  bereg: typed('7899016070', '789901001', {
    name: 'Акционерное общество «Связь „Дальний берег“»',
    shortName: 'АО «Связь „Дальний берег“»',
    address: '195027, г. Санкт-Петербург, Маячный пр., д. 40',
    companyType: 'telecom',
    domain: 'dalny-bereg.example',
  }),
  rubl: typed('7799011021', '779901001', {
    name: 'Общество с ограниченной ответственностью «Редакция „Рубль и ключ“»',
    shortName: 'Редакция «Рубль и ключ»',
    address: '125040, г. Москва, Наборный проезд, д. 3',
    companyType: 'media',
    domain: 'rubl-i-klyuch.example',
  }),
  volna: typed('7799013043', '779901001', {
    name: 'Автономная некоммерческая организация «Радио „Меловая волна“»',
    shortName: 'АНО «Радио „Меловая волна“»',
    address: '127427, г. Москва, Эфирная ул., д. 12',
    companyType: 'media',
    domain: 'melovaya-volna.example',
  }),
  steppe: foreign(
    'Steppe Ledger Bank JSC',
    'bank',
    'steppe-ledger.example',
    '14 Apple Orchard Avenue, Almaty, Kazakhstan',
  ),
  sevan: foreign('Sevan Cipher CJSC', 'fintech', 'sevan-cipher.example', '5 Tuff Street, Yerevan, Armenia'),
  neman: foreign('ОАО «Банк „Верхний Нёман“»', 'bank', 'neman-bank.example', 'г. Минск, ул. Льняная, д. 7'),
  lotus: foreign(
    'Lotus Gate Payments Pvt. Ltd.',
    'payments',
    'lotus-gate.example',
    '88 Banyan Road, Bengaluru, India',
  ),
  falcon: foreign(
    'Falcon Creek Holding PJSC',
    'bank',
    'falcon-creek.example',
    'Tower 3, Pearl Quay, Dubai, UAE',
  ),
  silk: foreign(
    'Silk Node Technologies Co.',
    'securityVendor',
    'silk-node.example',
    '210 Bamboo Road, Shenzhen, China',
  ),
  danube: foreign(
    'Danube Trust Labs d.o.o.',
    'integrator',
    'danube-trust.example',
    '31 Linden Quay, Belgrade, Serbia',
  ),
} as const satisfies Record<string, DemoCompany>

export type DemoCompanyKey = keyof typeof demoCompanies

/** The media for which media representatives write. */
export const demoMedia = {
  rubl: { mediaName: 'Рубль и ключ', mediaWebsite: 'https://rubl-i-klyuch.example' },
  volna: { mediaName: 'Меловая волна', mediaWebsite: 'https://melovaya-volna.example' },
} as const

export type DemoMediaKey = keyof typeof demoMedia
