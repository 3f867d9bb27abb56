import type { Partner } from '#contract/site-page.ts'

type Category = Partner['category']
type Categorised = { category: Category }

/** Partners by category, in the order in which the categories first come; none is empty. */
export function byCategory<Item extends Categorised>(
  partners: readonly Item[],
): { category: Category; partners: Item[] }[] {
  return [...Map.groupBy(partners, ({ category }) => category)].map(([category, items]) => ({
    category,
    partners: items,
  }))
}
