import { importFields } from '#domain/group/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { fieldWords } from './cell-words.ts'

/**
 * A sample to fill in, in the language of the page: every column and one row, whose phone is none, so that it never becomes a participant by accident. CSV with
 * the mark by which Excel knows UTF-8, and the separator that Excel expects in that language.
 */
export function sampleList(locale: 'ru' | 'en'): string {
  const separator = locale === 'ru' ? ';' : ','
  const example = importFields.map(field => {
    if (field === 'lastName') return m.import_sample_row()
    return field === 'phone' ? m.import_sample_phone() : ''
  })
  const lines = [importFields.map(field => fieldWords[field]()), example]
  return `\ufeff${lines.map(line => line.join(separator)).join('\r\n')}\r\n`
}
