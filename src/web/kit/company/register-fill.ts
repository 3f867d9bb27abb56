/** The fields that the register fills in. */
export type FilledFields = {
  kpp: string
  name: string
  shortName: string
  address: string
}

/** The same as the register has them; it hides some. */
export type RegisterFields = { [Field in keyof FilledFields]: string | null }

/**
 * Fills a company's fields when its INN became another. What is known of the new one takes the place of the former's name, KPP and address, however they
 * were made; where the register knows nothing, what it had said of the former is cleared, and what the person wrote stays. The short name is
 * printed on the badge, so the person's own stays always. `before` is null at the first INN, which only fills what is empty.
 */
export function fillFromRegister(
  typed: FilledFields,
  before: RegisterFields | null,
  found: RegisterFields | null,
): FilledFields {
  const untouched = (field: keyof FilledFields) =>
    typed[field].trim() === '' || (before !== null && typed[field] === (before[field] ?? ''))
  const take = (field: keyof FilledFields, replaced: boolean) =>
    untouched(field) || replaced ? (found?.[field] ?? '') : typed[field]
  const replaced = before !== null && found !== null
  return {
    // No company has another one's KPP.
    kpp: take('kpp', before !== null),
    name: take('name', replaced),
    shortName: take('shortName', false),
    address: take('address', replaced),
  }
}
