export type DemoCityFacts = {
  /** Country of residence, ISO 3166-1 alpha-2. */
  country: string
  /** The beginning of the address of registration. */
  address: string
  /** As the passport prints it. */
  birthPlace: string
  /** First two digits of the passport series and first three of the department code; only in Russia. */
  okato?: string
  department?: string
  /** The region's police as named in a passport. */
  issuerRegion?: string
}

/** Where the invented people live. */
export const demoCities = {
  moscow: {
    country: 'RU',
    address: 'г. Москва, ул. Липовый Затон',
    birthPlace: 'ГОР. МОСКВА',
    okato: '45',
    department: '770',
    issuerRegion: 'Г. МОСКВЕ',
  },
  petersburg: {
    country: 'RU',
    address: 'г. Санкт-Петербург, Канатная линия',
    birthPlace: 'ГОР. ЛЕНИНГРАД',
    okato: '40',
    department: '780',
    issuerRegion: 'Г. САНКТ-ПЕТЕРБУРГУ И ЛЕНИНГРАДСКОЙ ОБЛАСТИ',
  },
  kazan: {
    country: 'RU',
    address: 'Республика Татарстан, г. Казань, ул. Яблоневая Гора',
    birthPlace: 'ГОР. КАЗАНЬ',
    okato: '92',
    department: '160',
    issuerRegion: 'РЕСПУБЛИКЕ ТАТАРСТАН',
  },
  novosibirsk: {
    country: 'RU',
    address: 'г. Новосибирск, ул. Сосновый Бор',
    birthPlace: 'ГОР. НОВОСИБИРСК',
    okato: '50',
    department: '540',
    issuerRegion: 'НОВОСИБИРСКОЙ ОБЛАСТИ',
  },
  yekaterinburg: {
    country: 'RU',
    address: 'Свердловская область, г. Екатеринбург, ул. Малахитовая',
    birthPlace: 'ГОР. СВЕРДЛОВСК',
    okato: '65',
    department: '660',
    issuerRegion: 'СВЕРДЛОВСКОЙ ОБЛАСТИ',
  },
  vladivostok: {
    country: 'RU',
    address: 'Приморский край, г. Владивосток, ул. Туманная',
    birthPlace: 'ГОР. ВЛАДИВОСТОК',
    okato: '05',
    department: '250',
    issuerRegion: 'ПРИМОРСКОМУ КРАЮ',
  },
  samara: {
    country: 'RU',
    address: 'Самарская область, г. Самара, ул. Пристанская',
    birthPlace: 'ГОР. КУЙБЫШЕВ',
    okato: '36',
    department: '630',
    issuerRegion: 'САМАРСКОЙ ОБЛАСТИ',
  },
  sirius: {
    country: 'RU',
    address: 'Краснодарский край, пгт. Сириус, ул. Тростниковая',
    birthPlace: 'ГОР. СОЧИ КРАСНОДАРСКОГО КРАЯ',
    okato: '03',
    department: '230',
    issuerRegion: 'КРАСНОДАРСКОМУ КРАЮ',
  },
  almaty: { country: 'KZ', address: 'Almaty', birthPlace: 'ALMATY' },
  yerevan: { country: 'AM', address: 'Yerevan', birthPlace: 'YEREVAN' },
  minsk: { country: 'BY', address: 'г. Минск', birthPlace: 'Г. МИНСК' },
  bengaluru: { country: 'IN', address: 'Bengaluru', birthPlace: 'BENGALURU' },
  dubai: { country: 'AE', address: 'Dubai', birthPlace: 'SHARJAH' },
  shenzhen: { country: 'CN', address: 'Shenzhen', birthPlace: 'GUANGDONG' },
  belgrade: { country: 'RS', address: 'Belgrade', birthPlace: 'NOVI SAD' },
} as const satisfies Record<string, DemoCityFacts>

export type DemoCity = keyof typeof demoCities
