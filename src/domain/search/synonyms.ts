/** Terms with the same meaning in both languages or in full and abbreviated form; each line is one meaning. */
const meanings: readonly (readonly string[])[] = [
  ['антифрод', 'antifraud', 'фрод', 'fraud', 'мошенничество'],
  ['фишинг', 'phishing'],
  ['ии', 'ai', 'искусственный интеллект', 'artificial intelligence'],
  ['soc', 'центр мониторинга', 'мониторинг'],
  ['дипфейк', 'deepfake'],
  ['шифровальщик', 'вымогатель', 'ransomware'],
  ['сбп', 'система быстрых платежей', 'instant payments', 'faster payments'],
  ['ебс', 'единая биометрическая система', 'unified biometric system'],
  ['биометрия', 'biometrics', 'biometry'],
  ['сим', 'sim'],
  ['замена', 'смена', 'swap'],
  ['гост', 'gost'],
  ['дбо', 'мобильный банк', 'mobile banking'],
  ['устойчивость', 'надежность', 'resilience'],
  ['хищение', 'кража', 'theft'],
  ['проверка', 'аудит', 'audit'],
  ['криптография', 'cryptography', 'шифрование', 'encryption'],
  ['квантовый', 'quantum', 'постквантовый'],
  ['кии', 'критическая информационная инфраструктура', 'critical infrastructure'],
  ['облако', 'cloud'],
  ['поставщик', 'подрядчик', 'vendor', 'supplier', 'contractor', 'third party'],
  ['цепочка поставок', 'supply chain'],
  ['уязвимость', 'vulnerability'],
  ['утечка', 'leak', 'data breach'],
  ['киберучения', 'учения', 'exercise'],
  ['пентест', 'тестирование на проникновение', 'penetration test', 'red team'],
  ['нулевое доверие', 'zero trust'],
  ['цифровой рубль', 'digital rouble', 'digital ruble', 'cbdc'],
  ['дроп', 'дроппер', 'money mule', 'mule'],
  ['обед', 'lunch'],
  ['открытие', 'opening'],
  ['регистрация', 'registration'],
]

/**
 * Other wordings of a query: each replaces the words `from` up to `to` (indices of the query's words, `to` not included). `same` tells whether two
 * words are forms of one another.
 */
export function synonymsIn(
  words: readonly string[],
  same: (left: string, right: string) => boolean,
): { from: number; to: number; words: string[] }[] {
  const found: { from: number; to: number; words: string[] }[] = []
  for (const ways of meanings) {
    const split = ways.map(way => way.split(' '))
    for (const way of split) {
      for (let from = 0; from + way.length <= words.length; from += 1) {
        if (!way.every((word, index) => same(word, words[from + index] ?? ''))) continue
        for (const other of split)
          if (other !== way) found.push({ from, to: from + way.length, words: other })
      }
    }
  }
  return found
}
