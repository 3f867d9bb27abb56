import { type ChatFileType, chatFileTypes } from './chat-file-type.ts'

/** Longest name of a file, in characters. */
const longest = 120

/** Folders, characters that reverse the direction of writing, control characters, and what file systems refuse. */
const unwanted = /^.*[/\\]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gsu

/**
 * A file name that is safe to show and save: without a path or disguising characters, and with an extension that fits the content. A program named
 * `plan.pdf.exe` becomes `plan.pdf.exe.pdf`.
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
