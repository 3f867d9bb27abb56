/** Words of an address that belong to the number or the name after them, as registers and people abbreviate them. */
const before =
  'г|город|обл|край|р-н|п|пос|с|дер|мкр|ул|улица|пр|пр-кт|пр-т|пер|пл|площадь|ш|наб|б-р|бул|проезд|тер|д|дом|вл|влд|к|корп|корпус|стр|строение|лит|литер|пом|помещ|эт|этаж|ком|оф|офис|кв|а/я'

/** Words that belong to the name before them. */
const after = 'обл|край|р-н'

const forms = 'ПАО|ОАО|ЗАО|НАО|АО|ООО|АНО|НКО|НКЦ|КБ|АКБ|ФГБУ|ФГУП|ГУП|МУП|ГБУ|ИП'

const joins: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d-])((?:${before})\\.?) +(?=[\\p{L}\\d№«])`, 'giu'),
  new RegExp(`(?<=\\p{Ll})() +(?=(?:${after})(?:[.,]|$))`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d-])(${forms}) +(?=[«"\\p{Lu}])`, 'gu'),
  /(№) +(?=\d)/gu,
]

/** An address or an organisation's name in which a short word stays on the line of what it belongs to: «д. 12», «стр. 1», «ПАО «Лазурь»». */
export function unbrokenAddress(text: string): string {
  return joins.reduce((joined, join) => joined.replace(join, '$1\u00a0'), text)
}
