/** A text without parts, in the reader's language or in the one that is named. */
export type Word = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string
