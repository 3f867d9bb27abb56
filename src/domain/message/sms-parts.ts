/** The letters of GSM 03.38, of which a part takes 160; those of the second line count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

/** Into how many parts a text is cut, as gateways bill it (3GPP TS 23.040): of several each loses some letters to its number. */
export function countSmsParts(text: string): number {
  const letters = [...text]
  const isPlain = letters.every(letter => basic.includes(letter) || extended.includes(letter))
  const length = isPlain
    ? letters.reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0)
    : text.length
  const [whole, part] = isPlain ? [160, 153] : [70, 67]
  return length <= whole ? 1 : Math.ceil(length / part)
}
