import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { type ChatFileType, chatFileTypeOf } from '#domain/chat/chat-file-type.ts'
import { refuse } from '#server/refuse.ts'

const inflated = promisify(inflate)

/** Unpacked bytes of all lists of objects together; those of an ordinary document have some hundred kilobytes. */
const mostUnpacked = 32 * 1024 * 1024

/**
 * The type of a file for the chat. Refuses one that does something when it is opened. It is no virus scanner: files go out as attachments that no
 * browser opens by itself, and this keeps from passing on what an ordinary document never has.
 */
export async function judgeChatFile(bytes: Buffer): Promise<ChatFileType> {
  const type = chatFileTypeOf(bytes)
  if (!type) return refuse('chat_file_type', { details: [{ field: 'file', code: 'chat_file_type' }] })
  const unsafe = bytes.includes(testVirus) || (type === 'application/pdf' && (await isActivePdf(bytes)))
  if (unsafe) refuse('chat_file_unsafe', { details: [{ field: 'file', code: 'chat_file_unsafe' }] })
  return type
}

/** The text by which virus scanners are tested (EICAR). In two parts, so that none takes this file for it. */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A name of PDF, each character of which may also be written as its code: `/J#61vaScript`. */
function named(...names: string[]): RegExp {
  const spellings = names.map(name =>
    [...name].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join(''),
  )
  return new RegExp(`/(?:${spellings.join('|')})(?=[\\s\\0/<>()[\\]{}%]|$)`, 'gi')
}

/** Scripts, programs that are started, files inside the file, and forms and films that can hold scripts. */
const active = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA')
const packedObjects = named('ObjStm')

/** Whether a PDF has any of these, plainly or in a compressed list of objects. A list that cannot be read (a password, a rare packing) counts as one that has. */
async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (text.search(active) >= 0) return true
  let left = mostUnpacked
  for (const { index } of text.matchAll(packedObjects)) {
    const list = await unpackedAt(bytes, text.indexOf('stream', index), left)
    if (list === null || list.search(active) >= 0) return true
    left -= list.length
  }
  return false
}

/** A list of objects begins with pairs of numbers; anything else was packed more than once, or in another way. */
async function unpackedAt(bytes: Buffer, keyword: number, most: number): Promise<string | null> {
  if (keyword < 0 || most <= 0) return null
  const start = keyword + 'stream'.length
  const lineEnd = bytes[start] === 0x0d ? 2 : 1
  try {
    const list = await inflated(bytes.subarray(start + lineEnd), { maxOutputLength: most })
    const text = list.toString('latin1')
    return /^\s*\d+\s+\d+\s/.test(text) ? text : null
  } catch {
    return null
  }
}
