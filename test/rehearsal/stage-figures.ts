import type { Stage } from './stage.ts'

/** A figure of `/metrics`, summed over both copies and over all labels but those named. */
export async function figureOf(
  { copies }: Pick<Stage, 'copies'>,
  name: string,
  labels: Record<string, string> = {},
): Promise<number> {
  const pages = await Promise.all(
    copies.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return pages
    .flatMap(page => page.split('\n'))
    .filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter(line => wanted.every(part => line.includes(part)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** The log's lines with this message, of both copies, the oldest first. */
export function linesOf({ log }: Pick<Stage, 'log'>, message: string): Record<string, unknown>[] {
  return log()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message)
    .sort((one, other) => Number(one.time) - Number(other.time))
}
