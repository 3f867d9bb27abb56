import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = {
  /** PEM of the certificate, which is its own authority. */
  text: string
  /** Its file, for NODE_EXTRA_CA_CERTS. */
  path: string
  keyPath: string
}

/** A certificate for forum.example and this machine, with its key, in a folder that the caller removes. */
export function makeCertificate(folder: string): Certificate {
  const path = join(folder, 'certificate.pem')
  const keyPath = join(folder, 'key.pem')
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = 'subjectAltName=DNS:forum.example,DNS:localhost,IP:127.0.0.1'
  const subject = ['-subj', '/CN=forum.example', '-addext', names]
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', keyPath, '-out', path], { stdio: 'ignore' })
  return { text: readFileSync(path, 'utf8'), path, keyPath }
}
