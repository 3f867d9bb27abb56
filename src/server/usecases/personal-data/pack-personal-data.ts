import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type * as routes from '#contract/personal-data.ts'
import { createGate } from '#server/gate.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { listPersonFiles } from '#server/persistence/personal-data-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { renderInvoice } from '../invoice/render-invoice.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { collectPersonalData, ownAccount } from './collect-personal-data.ts'
import { aboutPersonalData, explainKeys } from './explain-keys.ts'

/** An archive reads many files and draws documents, so only a few are made at once. */
const packing = createGate({ atOnce: 2, waiting: 4, retryAfterSeconds: 30 })

/** One part of the archive, read when its turn comes, so that only one file at a time is in memory. */
type Part = { name: string; read: () => Promise<Buffer>; compress: boolean; mtime: Date }

/** Everything stored about a person as a ZIP that is made while it is sent. The request is recorded. */
export const packPersonalData: UseCase<
  typeof routes.downloadPersonalData,
  'clock' | 'config' | 'database' | 'files' | 'log' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  const at = needs.clock.now()
  const {
    facts: data,
    invoices,
    participantGuids,
  } = await collectPersonalData(needs, needs.database, { record, editionGuid: edition.guid })
  const kept = await listPersonFiles(needs.database, {
    participantGuids,
    accountGuid: ownAccount(record),
  })
  const present = await Promise.all(kept.map(file => needs.files.facts(file.storageKey)))
  const files = kept.filter((_, index) => present[index]).map((file, index) => filePart(needs, file, index))
  const documents = invoices
    .filter(invoice => invoice.issuedBy === actor.accountGuid)
    .map(invoice => invoicePart(needs, { actor, invoice, locale: record.locale, at }))
  const parts = [...files, ...documents]
  const listed = { ...data, files: parts.map(({ name }) => name) }
  await recordDownload(needs, { actor, facts, guid, at })
  const content = { about: aboutPersonalData, madeAt: at, forum: edition.nameRu, data: listed }
  const json = JSON.stringify({ ...content, keys: explainKeys(content) }, asText, 2)
  const bytes = await packed(needs, { json: Buffer.from(json), parts, at })
  return { bytes, contentType: 'application/zip', fileName: `quorum-${at.toISOString().slice(0, 10)}.zip` }
}

/** JSON cannot write a bigint. */
function asText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

type KeptFile = Awaited<ReturnType<typeof listPersonFiles>>[number]

const folders = { photograph: 'photograph', passportPage: 'passport', chatFile: 'chat' } as const

function filePart(needs: Needs<'files' | 'sealer'>, file: KeptFile, index: number): Part {
  const extension =
    { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }[file.contentType] ?? 'bin'
  const given =
    file.name?.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').replace(/^\.+/, '') || `${index + 1}.${extension}`
  return {
    // Two files may have the same name.
    name: `${folders[file.kind]}/${file.name ? `${index + 1}-${given}` : given}`,
    compress: false,
    mtime: file.createdAt,
    async read() {
      const stored = await needs.files.get(file.storageKey)
      if (!stored) refuse('not_found')
      return file.sealedKeyId
        ? needs.sealer.openBytes(stored.bytes, file.sealedKeyId, `file:${file.guid}`)
        : stored.bytes
    },
  }
}

function invoicePart(
  needs: Needs<'config' | 'database' | 'files' | 'log' | 'sealer'>,
  {
    actor,
    invoice,
    locale,
    at,
  }: {
    actor: AccountActor
    invoice: { guid: string; year: number; number: number }
    locale: 'ru' | 'en'
    at: Date
  },
): Part {
  return {
    name: `invoices/invoice-${invoiceNumber(invoice)}.pdf`,
    compress: false,
    mtime: at,
    read: async () =>
      (await renderInvoice({ actor, params: { guid: invoice.guid }, query: { locale } }, needs)).bytes,
  }
}

function recordDownload(
  needs: Needs<'database'>,
  { actor, facts, guid, at }: { actor: AccountActor; facts: RequestFacts; guid: string; at: Date },
): Promise<void> {
  return needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'downloadPersonalData',
      requestId: facts.requestId,
    }),
  )
}

/** Opens the stream once there is room; the place is free again when the stream has ended or its reader has gone. */
function packed(
  needs: Needs<'log'>,
  { json, parts, at }: { json: Buffer; parts: readonly Part[]; at: Date },
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const send = () =>
      new Promise<void>(free => {
        const zip = new ZipFile()
        const output = zip.outputStream as Readable
        output.once('close', free)
        zip.on('error', error => {
          needs.log.error({ err: error }, 'an archive of personal data broke off')
          output.destroy(error as Error)
        })
        zip.addBuffer(json, 'data.json', { mtime: at })
        for (const { name, compress, mtime, read } of parts)
          zip.addReadStreamLazy(name, { compress, mtime }, give => {
            read().then(
              bytes => give(null, Readable.from([bytes])),
              (error: unknown) => give(error, Readable.from([])),
            )
          })
        zip.end()
        resolve(output)
      })
    packing(send).catch(reject)
  })
}
