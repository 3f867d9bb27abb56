/** The wide signs too: an Asian spreadsheet takes them for the narrow ones. */
const formula = /^\s*[=+\-@|%＝＋－＠]/

/** An international phone begins with a plus but is not a formula. */
const phone = /^\+\d{7,15}$/

/** Whether a spreadsheet would run a cell as a formula (OWASP, CSV injection). */
export function looksLikeFormula(text: string): boolean {
  return formula.test(text) && !phone.test(text)
}
