/** Whether a database error is the breach of this constraint or unique index: how a race is decided and recognised. */
export function breaks(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
  )
}
