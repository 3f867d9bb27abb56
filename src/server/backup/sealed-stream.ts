import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { PassThrough, Transform, type TransformCallback } from 'node:stream'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A part does not open: the key is another one, or somebody changed a byte. */
export class SealBroken extends Error {
  constructor(part: string) {
    super(`${part} does not open: BACKUP_KEY is another one, or the file was damaged.`)
    this.name = 'SealBroken'
  }
}

/** Seals a stream under a key: nonce, ciphertext, tag. `part` is bound to it, so that parts cannot be swapped. Without a key nothing changes. */
export function sealing(key: Buffer | null, part: string): Transform {
  if (!key) return new PassThrough()
  const nonce = randomBytes(nonceBytes)
  const cipher: CipherGCM = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(part))
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(nonce)
      begun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!begun) this.push(nonce)
      this.push(cipher.final())
      this.push(cipher.getAuthTag())
      done()
    },
  })
}

/** Opens what `sealing` wrote. The end fails with SealBroken when a byte is wrong, so nothing may be kept before it. */
export function opening(key: Buffer | null, part: string): Transform {
  if (!key) return new PassThrough()
  let decipher: DecipherGCM | null = null
  let waiting = Buffer.alloc(0)
  const finish = (stream: Transform, done: TransformCallback) => {
    if (!decipher || waiting.length !== tagBytes) return done(new SealBroken(part))
    try {
      decipher.setAuthTag(waiting)
      stream.push(decipher.final())
      done()
    } catch {
      done(new SealBroken(part))
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk])
      if (!decipher && waiting.length >= nonceBytes) {
        decipher = createDecipheriv(algorithm, key, waiting.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        decipher.setAAD(Buffer.from(part))
        waiting = waiting.subarray(nonceBytes)
      }
      // The last bytes are the tag, and any chunk may be the last.
      const sure = waiting.length - tagBytes
      if (!decipher || sure <= 0) return done()
      const opened = decipher.update(waiting.subarray(0, sure))
      waiting = Buffer.from(waiting.subarray(sure))
      done(null, opened)
    },
    flush(done) {
      finish(this, done)
    },
  })
}
