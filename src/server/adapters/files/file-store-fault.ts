/** The store is full, may not be written, or is not there. The reason is in `cause`; whoever waits may come back later. */
export class FileStoreFault extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `the file store: ${cause.message}` : 'the file store', { cause })
    this.name = 'FileStoreFault'
  }
}

/** Whatever fails inside counts as a fault of the store. */
export async function inStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FileStoreFault ? error : new FileStoreFault(error)
  }
}
