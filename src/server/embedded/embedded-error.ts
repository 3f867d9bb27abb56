export type EmbeddedPostgresErrorCode =
  /** Another live Quorum holds the data folder. */
  | 'IN_USE'
  /** The folder was made by another PostgreSQL major. */
  | 'OTHER_MAJOR'
  /** No PostgreSQL for this platform among the installed packages. */
  | 'BINARIES_MISSING'
  /** Started as root, and the machine has no unprivileged user to run PostgreSQL as. */
  | 'NO_UNPRIVILEGED_USER'
  /** The folder cannot be made, entered or written, or holds something else. */
  | 'FOLDER_REFUSED'
  /** PostgreSQL ended while starting; the message carries its last output. */
  | 'START_FAILED'

/** A start that cannot go on. `message` is one line for the operator; print it without the stack. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
