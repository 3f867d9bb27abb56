// The proxy of a rehearsal: Debian's nginx.
import { findProgram, installWhenMissing } from './machine.mjs'

/** Absolute path of nginx, or `undefined` where there is none. */
export function proxyPath() {
  return findProgram('nginx')
}

/** Resolves when there is nginx, and openssl for its certificate. Windows does without: the tests that need it are left out there. */
export async function installProxyWhenMissing() {
  if (process.platform === 'win32') return
  await installWhenMissing(proxyPath, {
    name: 'nginx',
    packages: ['nginx-light', 'openssl'],
    why: 'the tests of a restart behind a proxy need it: install it (Debian: "sudo apt-get install nginx-light openssl")',
  })
}
