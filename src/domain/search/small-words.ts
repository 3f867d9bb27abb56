/**
 * Words that do not help a search: function words, and words that every item of a programme contains. Compared as typed, so that a form with another
 * meaning (англ. «it», рус. «том») is kept.
 */
const words = `
  а без был была были быть в во вот все для до его если есть еще же за и из или их к как какие какой ко кто ли мне мы на над не ни
  но о об обо от по под при про с со так то тоже у уже что чтобы это где когда почему зачем сколько чем
  доклад доклада доклады докладов докладе сессия сессии сессий сессию выступление выступления выступает спикер спикера спикеры
  программа программы программе форум форума форуме
  a an and are as at about by for from how in into is of on or our the their to vs what when where which who why with
  talk talks session sessions speaker speakers speech programme program forum
`
const small = new Set(words.trim().split(/\s+/))

/** The meaningful words of a query; all of them if none would be left. */
export function tellingWords(query: readonly string[]): string[] {
  const telling = query.filter(word => !small.has(word))
  return telling.length > 0 ? telling : [...query]
}
