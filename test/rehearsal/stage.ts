import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type RehearsalAcquirer, startAcquirer } from './acquirer.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { type Copy, startCopy } from './copy.ts'
import { readForumFile } from './forum-file.ts'
import { type RehearsalMail, startMail } from './mail.ts'
import { type RehearsalNginx, startNginx } from './nginx.ts'
import { mustOperate } from './operator.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from './postgres.ts'
import { type RehearsalRegister, startRegister } from './register.ts'
import { type RehearsalS3, startS3 } from './s3.ts'
import { type RehearsalSms, startSms } from './sms.ts'
import { type Door, sendThrough } from './through.ts'

/** A production as the README sets it up: two copies behind the sample proxy, and every service outside played. */
export type Stage = {
  /** Settings of every copy and command: `DATABASE_URL`, the services, and the keys as files. */
  environment: Record<string, string>
  /** PUBLIC_URL; a browser reaches it by mapping the name to 127.0.0.1 and `door.port`. */
  address: string
  door: Door
  copies: [Copy, Copy]
  nginx: RehearsalNginx
  database: RehearsalPostgres
  mail: RehearsalMail
  sms: RehearsalSms
  s3: RehearsalS3
  acquirer: RehearsalAcquirer
  register: RehearsalRegister
  certificate: Certificate
  /** Of its own, with the keys in `keys`. */
  folder: string
  /** Invitation codes by phone, as the set-up printed them. */
  invitations: Map<string, string>
  /** Adds somebody to the team by the README's command; the code is in `invitations`. */
  addOrganiser(phone: string, role: OrganiserRole): Promise<void>
  /** Stops one copy in order and starts it anew at the same port, with changed settings when given. Gives what the old one had said. */
  restartCopy(index: 0 | 1, changes?: Record<string, string>): Promise<string>
  /** What both copies have written so far, those that were stopped included. */
  log(): string
  close(): Promise<void>
}

/** Starts everything and sets it up by the README's commands. Ends what it has started when it fails. */
export async function startStage(more: Record<string, string> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-stage-'))
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  const keep = async <Part>(starting: Promise<Part>, end: (part: Part) => unknown): Promise<Part> => {
    const part = await starting
    closing.push(() => end(part))
    return part
  }
  try {
    return { ...(await build()), folder, close }
  } catch (error) {
    await close()
    throw error
  }

  async function build(): Promise<Omit<Stage, 'folder' | 'close'>> {
    const certificate = makeCertificate(folder)
    const database = await keep(startRehearsalPostgres(), part => part.stop())
    const mail = await keep(startMail(certificate), part => part.close())
    const sms = await keep(startSms(), part => part.close())
    const s3 = await keep(startS3(), part => part.close())
    const acquirer = await keep(startAcquirer(), part => part.close())
    const register = await keep(startRegister(), part => part.close())

    const address = 'https://forum.example'
    const environment: Record<string, string> = {
      // As `npm start` sets it: React's own checks are off, and the site is the built one.
      NODE_ENV: 'production',
      APP_MODE: 'production',
      PUBLIC_URL: address,
      DATABASE_URL: database.url,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '2',
      SMS_GATEWAY: sms.settings,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Форум <forum@forum.example>',
      // Waiting for each message's turn is the business of other tests.
      ...{ SMS_PACE: '50', MAIL_PACE: '50' },
      ...{ ...s3.settings, ...acquirer.settings, ...register.settings },
      NODE_EXTRA_CA_CERTS: certificate.path,
      ...keyFiles(folder),
      DATA_DIR: join(folder, 'operator'),
      ...more,
    }
    const forum = join(folder, 'forum.json')
    writeFileSync(forum, JSON.stringify(readForumFile(new Date())))
    await mustOperate('make-keys', [join(folder, 'keys')])
    const said = await mustOperate('set-up', [forum], environment)
    await mustOperate(
      'check-settings',
      ['--mail-to', 'operator@forum.example', '--sms-to', '+79120000099'],
      environment,
    )

    const invitations = readInvitations(said)
    const ended: string[] = []
    const open = (index: 0 | 1, wish: { port?: number; changes?: Record<string, string> } = {}) =>
      startCopy({
        environment: { ...environment, DATA_DIR: join(folder, `copy-${index + 1}`), ...wish.changes },
        ...(wish.port && { port: wish.port }),
      })
    const copies: [Copy, Copy] = await keep(Promise.all([open(0), open(1)]), async both => {
      for (const copy of both) await copy.stop('SIGKILL')
    })
    const nginx = await keep(startNginx([copies[0].port, copies[1].port], certificate), part => part.stop())
    const door = { port: nginx.port, certificate: certificate.text }
    acquirer.notify(async body => {
      const headers = { 'content-type': 'application/json' }
      const got = await sendThrough(door, '/api/v2/payments/webhook', { method: 'POST', headers, body })
      return got.status < 300
    })
    return {
      ...{ environment, address, door, copies, nginx, certificate },
      ...{ database, mail, sms, s3, acquirer, register },
      invitations,
      async addOrganiser(phone, role) {
        const lines = await mustOperate(
          'organisers',
          ['add', phone, 'Иван Рогов', '--roles', role],
          environment,
        )
        for (const [invited, code] of readInvitations(lines)) invitations.set(invited, code)
      },
      async restartCopy(index, changes = {}) {
        const old = copies[index]
        const code = await old.stop('SIGTERM')
        ended.push(old.output())
        if (code !== 0) throw new Error(`The copy ended with code ${code}:\n${old.output()}`)
        copies[index] = await open(index, { port: old.port, changes })
        return old.output()
      },
      log: () => [...ended, ...copies.map(copy => copy.output())].join('\n'),
    }
  }
}

/** Each key as the file that `make-keys` writes. */
function keyFiles(folder: string): Record<string, string> {
  const names = ['SEAL_KEYS', 'HASH_KEY', 'TOKEN_KEY', 'PASS_KEYS', 'BACKUP_KEY']
  return Object.fromEntries(names.map(name => [`${name}_FILE`, join(folder, 'keys', name)]))
}

function readInvitations(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.flatMap(line => {
      const [, phone, code] = /\((\+\d+)\): invitation code (\S+),/.exec(line) ?? []
      return phone && code ? [[phone, code] as const] : []
    }),
  )
}
