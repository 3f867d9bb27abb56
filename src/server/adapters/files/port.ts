/** A stored file, whole: uploads are capped at a few megabytes, so nothing is streamed. */
export interface StoredFile {
  bytes: Buffer
  contentType: string
  /** Bytes. */
  size: number
}

/** Keeps files by key. A key is made by us (`photos/4f0c….jpg`), never by a person; see `file-key.ts`. */
export interface FileStore {
  /** Writes the whole file or nothing; an existing one is replaced. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
