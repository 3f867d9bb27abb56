import type { Readable } from 'node:stream'

/** A whole stored file: uploads are limited to a few megabytes. */
export interface StoredFile {
  bytes: Buffer
  contentType: string
  /** Bytes. */
  size: number
}

/** What is known of a file without reading its bytes. */
export interface FileFacts {
  contentType: string
  /** Bytes. */
  size: number
  /** Changes whenever the file is written. */
  tag: string
}

/**
 * Keeps files by key. Keys are made by us (`photos/4f0c….jpg`), never by a person; see `file-key.ts`. A store that is full, read-only or gone fails with
 * `FileStoreFault` and never seems empty.
 */
export interface FileStore {
  /** Writes the whole file or nothing; replaces an existing one. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>
  /** The same from a file of this machine, which is never held in memory. */
  putFrom(key: string, path: string, options: { contentType: string }): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>
  /** Null when there is no such file. */
  facts(key: string): Promise<FileFacts | null>
  /**
   * The bytes from `first` to `last`, both counted from 0 and included, in chunks, for files too large to hold in memory. Null when the file is gone
   * or has been rewritten since `tag` was read.
   */
  readRange(key: string, range: { first: number; last: number; tag: string }): Promise<Readable | null>
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>
}

/** A real store, which can also say what it holds; only backups ask. */
export interface ListedFileStore extends FileStore {
  keys(): AsyncIterable<string>
}
