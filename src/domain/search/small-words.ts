/**
 * Words that say nothing of what is looked for: joints of a sentence, and what every item of a programme is. Compared as they are
 * typed, so that a form which could mean something (англ. «it», рус. «том») is left alone.
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

/** The words of a query that say what is looked for; all of them where nothing else is left. */
export function tellingWords(query: readonly string[]): string[] {
  const telling = query.filter(word => !small.has(word))
  return telling.length > 0 ? telling : [...query]
}
