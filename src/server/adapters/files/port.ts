import type { Readable } from 'node:stream'

/** A stored file, whole: uploads are capped at a few megabytes. */
export interface StoredFile {
  bytes: Buffer
  contentType: string
  /** Bytes. */
  size: number
}

/** What is known of a file without reading it. */
export interface FileFacts {
  contentType: string
  /** Bytes. */
  size: number
  /** Another one for each writing of the file. */
  tag: string
}

/** Keeps files by key. A key is made by us (`photos/4f0c….jpg`), never by a person; see `file-key.ts`. */
export interface FileStore {
  /** Writes the whole file or nothing; an existing one is replaced. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>
  /** Null when there is no such file. */
  facts(key: string): Promise<FileFacts | null>
  /**
   * The bytes from `first` to `last`, both counted from 0 and included, a piece at a time, for what is too large to hold in memory. Null when the
   * file is gone or has been written anew since `tag` was told.
   */
  readRange(key: string, range: { first: number; last: number; tag: string }): Promise<Readable | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
