export type NameCode = 'required' | 'name_length' | 'only_cyrillic' | 'only_latin' | 'latin_plain'

export type NameScript = 'cyrillic' | 'latin'

/** Longest first, last or middle name, in characters. */
export const nameMaxLength = 60

const patterns: Record<NameScript, RegExp> = {
  cyrillic: /^[А-ЯЁа-яё][А-ЯЁа-яё' -]*$/,
  latin: /^[A-Za-z][A-Za-z' -]*$/,
}

/**
 * Checks a name in one script (spec point 5, "Only Cyrillic letters are allowed", "Only latin symbols are allowed") and normalises it: й and ё
 * composed, spaces trimmed and single, one kind of hyphen and apostrophe. 1 to 60 characters; letters, hyphen, apostrophe and space.
 */
export function checkName(
  typed: string,
  script: NameScript,
): { ok: true; name: string } | { ok: false; code: NameCode } {
  const name = typed
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    // Line breaks and tabs are left in, to be refused; ordinary and non-breaking spaces become one.
    .replace(/[ \u00a0\u202f]+/g, ' ')
    .replace(/^ | $/g, '')
  if (name === '') return { ok: false, code: 'required' }
  if (name.length > nameMaxLength) return { ok: false, code: 'name_length' }
  if (patterns[script].test(name)) return { ok: true, name }
  if (script === 'cyrillic') return { ok: false, code: 'only_cyrillic' }
  return { ok: false, code: decorated.test(name) ? 'latin_plain' : 'only_latin' }
}

/** Latin all the same, as people write it: Müller, St. John. Passports spell it in plain letters. */
const decorated = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'. -]*$/u

/** Letters of any script. Dots are allowed only after initials and shortened words, so that no web address passes as a name. */
const called = /^\p{L}(?:[\p{L}\p{M}'\u2010\u2011\u2018\u2019\u02bc -]|\.(?=$|[ -]|\p{Lu}\.))*$/u

/** Checks the name of somebody who acts for others. It begins messages to phones they have typed, where a link or a number would look like the forum's own. */
export function checkCalled(
  typed: string,
): { ok: true; name: string } | { ok: false; code: 'value_invalid' } {
  const name = typed
    .normalize('NFC')
    .replace(/[ \u00a0\u202f]+/g, ' ')
    .trim()
  return called.test(name) ? { ok: true, name } : { ok: false, code: 'value_invalid' }
}
