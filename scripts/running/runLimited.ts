/** Runs jobs, at most `limit` at a time, and returns their results in the order of the jobs. */
export async function runLimited<Result>(
  jobs: readonly (() => Promise<Result>)[],
  limit: number,
): Promise<Result[]> {
  const results: Result[] = []
  // The workers share the iterator: each takes the next job that nobody has taken.
  const rest = jobs.entries()
  async function work(): Promise<void> {
    for (const [place, job] of rest) results[place] = await job()
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
