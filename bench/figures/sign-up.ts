import { withAppAndDatabase } from '../database.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import { type Clockwork, signUp, signUpSteps } from '../sign-up/applicant.ts'
import { commitRate } from '../sign-up/commit-rate.ts'
import { drawPhotograph } from '../sign-up/photograph.ts'

const people = 8
const seconds = 15

/** Whole sign-ups of several people at once, compared with the commits that the same database can make. */
export const signUpMeasurement: Measurement = {
  name: 'sign-up',
  title: `sign-ups of ${people} people at once for ${seconds} s`,
  measure: () => withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1' }, measure),
}

async function measure(app: { port: number }, databaseUrl: string): Promise<(Figure | Remark)[]> {
  const base = `http://127.0.0.1:${app.port}`
  const photograph = await drawPhotograph()
  const times = new Map<string, number[]>()
  let counting = false
  const tell: Clockwork = (step, milliseconds) => {
    if (!counting) return
    times.set(step, [...(times.get(step) ?? []), milliseconds])
  }
  let number = 0
  await Promise.all(Array.from({ length: people }, () => signUp(base, number++, photograph, tell)))

  const before = await commitRate(databaseUrl, people, 3)
  counting = true
  let finished = 0
  const startedAt = performance.now()
  const person = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await signUp(base, number++, photograph, tell)
      finished += 1
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  const elapsed = (performance.now() - startedAt) / 1000
  counting = false
  const after = await commitRate(databaseUrl, people, 3)

  const steps = signUpSteps.reduce((sum, step) => sum + (times.get(step)?.length ?? 0), 0)
  const middle = (step: string) => `${step} ${median(times.get(step) ?? []).toFixed(0)}`
  return [
    {
      what: 'sign-up, steps per second',
      value: steps / elapsed,
      unit: '/s',
      note: `${finished} people finished; median ms: ${[...signUpSteps, 'code arrives'].map(middle).join(', ')}`,
    },
    {
      what: 'sign-up, commits per second of the database',
      value: (before + after) / 2,
      unit: '/s',
      note: `${people} connections writing one row each, before and after`,
    },
  ]
}
