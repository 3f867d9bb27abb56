import { type ChatFileType, chatFileTypes } from './chat-file-type.ts'

/** Longest name of a file, in characters. */
const longest = 120

/** Folders, signs that turn the direction of writing, controls, and what file systems refuse. */
const unwanted = /^.*[/\\]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gsu

/**
 * A file's name as it may be shown and saved: without a path and without signs that disguise it, with an ending that fits what is in it. A
 * program that calls itself `plan.pdf.exe` comes out as `plan.pdf.exe.pdf`.
 */
export function chatFileName(given: string | null, type: ChatFileType): string {
  const endings: readonly string[] = chatFileTypes[type]
  const clean = (given ?? '').normalize('NFC').replace(unwanted, '').replace(/\s+/g, ' ').trim()
  const dot = clean.lastIndexOf('.')
  const ending = clean.slice(dot + 1).toLowerCase()
  const fits = dot >= 0 && endings.includes(ending)
  const stem = (fits ? clean.slice(0, dot) : clean).replace(/^[.\s]+|[.\s]+$/g, '') || 'file'
  return `${[...stem].slice(0, longest - 6).join('')}.${fits ? ending : endings[0]}`
}
