/** Whether a database error is a violation of this constraint or unique index, which is how races are decided. */
export function breaks(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
  )
}
