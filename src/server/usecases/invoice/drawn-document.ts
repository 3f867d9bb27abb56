import { createHash } from 'node:crypto'
import { drawingGate } from '#server/gate.ts'
import type { Needs } from '#server/use-case.ts'

/** Where the drawn documents of an invoice are kept. */
export const invoiceDocumentKeys = (guid: string) => ({
  ru: `invoices/${guid}-ru.sealed`,
  en: `invoices/${guid}-en.sealed`,
  act: `invoices/${guid}-act.sealed`,
  taxInvoice: `invoices/${guid}-tax-invoice.sealed`,
})

/** Where a drawn advance tax invoice is kept. */
export const advanceDocumentKey = (guid: string) => `advance-tax-invoices/${guid}.sealed`

/**
 * Draws a document once for each state of its facts and stores it sealed under one key, so that a repeated download costs no drawing. The seal names
 * the facts: a stored document opens only while they hold and if it was not altered. Otherwise it is drawn again and replaced.
 */
export async function drawOnce(
  needs: Needs<'files' | 'log' | 'sealer'>,
  document: { key: string; facts: unknown },
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const context = `document:${document.key}:${fingerprintOf(document.facts)}`
  const kept = await openKept(needs, document.key, context)
  if (kept) return kept
  return drawingGate(async () => {
    // A simultaneous download may have drawn it meanwhile.
    const meanwhile = await openKept(needs, document.key, context)
    if (meanwhile) return meanwhile
    const bytes = await draw()
    await keep(needs, { key: document.key, context, bytes })
    return bytes
  })
}

function fingerprintOf(facts: unknown): string {
  const text = JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
  return createHash('sha256').update(text).digest('base64url')
}

async function openKept(
  needs: Needs<'files' | 'log' | 'sealer'>,
  key: string,
  context: string,
): Promise<Buffer | null> {
  const stored = await needs.files.get(key).catch(error => unreachable(needs, error))
  const end = stored?.bytes.indexOf('\n') ?? -1
  if (!stored || end < 0) return null
  try {
    return needs.sealer.openBytes(
      stored.bytes.subarray(end + 1),
      stored.bytes.subarray(0, end).toString(),
      context,
    )
  } catch {
    return null
  }
}

async function keep(
  needs: Needs<'files' | 'log' | 'sealer'>,
  { key, context, bytes }: { key: string; context: string; bytes: Buffer },
): Promise<void> {
  const { sealed, keyId } = needs.sealer.sealBytes(bytes, context)
  const content = Buffer.concat([Buffer.from(`${keyId}\n`), sealed])
  await needs.files
    .put(key, content, { contentType: 'application/octet-stream' })
    .catch(error => unreachable(needs, error))
}

/** When the store is unavailable the document is drawn anyway: slower, but possible. */
function unreachable(needs: Needs<'log'>, error: unknown): null {
  needs.log.warn({ err: error }, 'a kept document could not be reached')
  return null
}
