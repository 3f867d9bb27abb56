/** After this many faults in a row the store counts as unavailable until the next hour. */
const faultsInARow = 20

/** Erases one by one, skipping failures; returns the number of faults. */
export async function eraseEach<Thing>(
  things: readonly Thing[],
  erase: (thing: Thing) => Promise<unknown>,
): Promise<unknown[]> {
  const faults: unknown[] = []
  let inARow = 0
  for (const thing of things) {
    try {
      await erase(thing)
      inARow = 0
    } catch (error) {
      faults.push(error)
      inARow += 1
      if (inARow === faultsInARow) break
    }
  }
  return faults
}
