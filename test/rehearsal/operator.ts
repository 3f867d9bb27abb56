import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))

export type CommandResult = { code: number | null; lines: string[] }

/** Runs one of the README's commands as an operator types it, `npm run <command> -- <args>`, with these settings alone. */
export async function operate(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  // Windows has npm as a batch file, and nobody rehearses there.
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('npm warn'))
  return { code, lines }
}

/** The same for a command that must succeed; throws with what it said. */
export async function mustOperate(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string[]> {
  const { code, lines } = await operate(command, args, environment)
  if (code !== 0) throw new Error(`npm run ${command} ended with code ${code}:\n${lines.join('\n')}`)
  return lines
}
