import pg from 'pg'

/** Commits per second of one-row writes, each waiting for the disk, on as many connections as there are people. */
export async function commitRate(databaseUrl: string, connections: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  try {
    await pool.query('create table if not exists bench_commit (at timestamptz not null, note text not null)')
    let commits = 0
    const until = performance.now() + seconds * 1000
    const writer = async () => {
      while (performance.now() < until) {
        await pool.query('insert into bench_commit values (now(), $1)', ['x'.repeat(200)])
        commits += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, writer))
    await pool.query('drop table bench_commit')
    return commits / seconds
  } finally {
    await pool.end()
  }
}
