/** What is wrong with a text that an act asks for. */
export function faultOfReason(
  typed: string,
  { limit, optional = false }: { limit: number; optional?: boolean },
): 'required' | 'too_long' | null {
  const { length } = typed.trim()
  if (length > limit) return 'too_long'
  return length === 0 && !optional ? 'required' : null
}
