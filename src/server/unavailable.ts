/** Codes of PostgreSQL and of the network after which the same call may succeed. */
const transient: ReadonlySet<unknown> = new Set([
  ...['57014', '55P03', '57P01', '57P02', '57P03', '53300', '08006', '08003', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
])

/** The pool is refilling, a lock or statement timed out, or load is being shed: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, statusCode, syscall } = error as { code?: unknown; statusCode?: unknown; syscall?: unknown }
  return (
    statusCode === 503 ||
    transient.has(code) ||
    // Any error of connecting: no socket, no host, no name.
    syscall === 'connect' ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not currently accepting/.test(
      error.message,
    )
  )
}
