/** What an act asks for in words, the same for all rows. */
export type AskedReason = {
  label: string
  hint: string
  limit: number
  /** Whether it may be left empty. */
  optional?: boolean
}

/** What is wrong with a text that an act asks for. */
export function faultOfReason(
  typed: string,
  { limit, optional = false }: Pick<AskedReason, 'limit' | 'optional'>,
): 'required' | 'too_long' | null {
  const { length } = typed.trim()
  if (length > limit) return 'too_long'
  return length === 0 && !optional ? 'required' : null
}
