export async function newsItemPath(base: string): Promise<string> {
  const html = await (await fetch(`${base}/news`)).text()
  const [, path] = /href="(\/news\/[^"#?]+)"/.exec(html) ?? []
  if (!path) throw new Error('The news page leads to no item')
  return path
}
