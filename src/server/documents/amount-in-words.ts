import numberToWordsRu from 'number-to-words-ru'
import type { DocumentLocale } from './document-format.ts'

/**
 * A sum of kopecks in words, kopecks as two digits: `Сто восемьдесят тысяч рублей 00 копеек`, `One hundred eighty
 * thousand roubles 00 kopecks` (domain.md §2.5). Expects no negative sum.
 */
export function amountInWords(kopecks: bigint, locale: DocumentLocale): string {
  if (kopecks < 0n) throw new RangeError('A document has no negative sum')
  const roubles = kopecks / 100n
  const rest = (kopecks % 100n).toString().padStart(2, '0')
  if (locale === 'ru') return numberToWordsRu.convert(`${roubles}.${rest}`)
  const words = integerInEnglish(roubles)
  const unit = roubles === 1n ? 'rouble' : 'roubles'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${unit} ${rest} ${rest === '01' ? 'kopeck' : 'kopecks'}`
}

const small = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion']

function integerInEnglish(value: bigint): string {
  if (value === 0n) return 'zero'
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0n; rest /= 1000n, scale += 1) {
    const group = Number(rest % 1000n)
    if (group > 0) groups.unshift(`${belowThousand(group)}${scales[scale] ?? ''}`)
  }
  return groups.join(' ')
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const parts = hundreds > 0 ? [`${small[hundreds]} hundred`] : []
  if (rest > 0 && rest < 20) parts.push(small[rest] ?? '')
  else if (rest > 0)
    parts.push(`${tens[Math.floor(rest / 10)]}${rest % 10 === 0 ? '' : `-${small[rest % 10]}`}`)
  return parts.join(' ')
}
