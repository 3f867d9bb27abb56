import type { Country } from '#contract/dictionary.ts'
import { printedCountryName } from '#domain/country/country-name.ts'

/** ISO 3166-1: alpha-2 followed by alpha-3. */
const codes = `
  ADAND AEARE AFAFG AGATG ALALB AMARM AOAGO ARARG ATAUT AUAUS AZAZE BABIH BBBRB BDBGD BEBEL BFBFA
  BGBGR BHBHR BIBDI BJBEN BNBRN BOBOL BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CDCOD CFCAF CGCOG
  CHCHE CICIV CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM
  DZDZA ECECU EEEST EGEGY ERERI ESESP ETETH FIFIN FJFJI FMFSM FRFRA GAGAB GBGBR GDGRD GEGEO GHGHA
  GMGMB GNGIN GQGNQ GRGRC GTGTM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR ININD
  IQIRQ IRIRN ISISL ITITA JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT
  KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE
  MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MRMRT MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM
  NENER NGNGA NINIC NLNLD NONOR NPNPL NRNRU NZNZL OMOMN PAPAN PEPER PGPNG PHPHL PKPAK PLPOL PSPSE
  PTPRT PWPLW PYPRY QAQAT ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SISVN SKSVK
  SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SYSYR SZSWZ TDTCD TGTGO THTHA TJTJK TLTLS TMTKM
  TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB VAVAT VCVCT VEVEN VNVNM
  VUVUT WSWSM YEYEM ZAZAF ZMZMB ZWZWE
`

const regions = {
  ru: new Intl.DisplayNames('ru', { type: 'region' }),
  en: new Intl.DisplayNames('en-GB', { type: 'region' }),
}

/** Every country with its names in both languages, Russia first and the rest by their Russian names. */
export const countries: Country[] = codes
  .trim()
  .split(/\s+/)
  .map(pair => {
    const code = pair.slice(0, 2)
    return {
      code,
      alpha3: pair.slice(2),
      name: { ru: nameOf(code, 'ru'), en: nameOf(code, 'en') },
    }
  })
  .sort((left, right) => rank(left) - rank(right) || left.name.ru.localeCompare(right.name.ru, 'ru'))

function nameOf(code: string, locale: 'ru' | 'en'): string {
  return printedCountryName(regions[locale].of(code) ?? code, locale)
}

function rank({ code }: Country): number {
  return code === 'RU' ? 0 : 1
}

/** Every country's code in the order of the names, as a list of people goes by them. */
export const codesByName = { ru: sortedCodes('ru'), en: sortedCodes('en') }

function sortedCodes(locale: 'ru' | 'en'): string[] {
  return countries
    .toSorted((left, right) => left.name[locale].localeCompare(right.name[locale], locale))
    .map(({ code }) => code)
}
