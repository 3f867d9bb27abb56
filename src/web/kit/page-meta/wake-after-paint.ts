/**
 * Lets what is seen come first. React Router's page asks for its scripts at once, and on a slow line they share it with the style sheet and the fonts;
 * a public page is whole without them. Here the scripts are asked for after the first picture with its fonts, in a tab that nobody looks at
 * at once, and in any case after three seconds. The page stays as it is where the markup is not the one known here.
 */
export function wakeAfterPaint(html: string): string {
  const start = html.indexOf(opening)
  const end = html.indexOf('</script>', start)
  if (start < 0 || end < 0) return html
  const code = html.slice(start + opening.length, end)
  const routes = [...code.matchAll(routeImport)].map(([, name = '', address = '']) => ({ name, address }))
  if (routes.length === 0) return html
  const preloads = [...html.matchAll(preload)].map(([, address = '']) => address)
  const late = [
    waiting,
    `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `const [${routes.map(({ name }) => name)}] = await Promise.all([${routes.map(({ address }) => `import(${address})`)}]);`,
    code.replaceAll(routeImport, ''),
  ]
  return (html.slice(0, start) + opening + late.join('\n') + html.slice(end)).replaceAll(preload, '')
}

const opening = '<script type="module" async="">'
const routeImport = /^import \* as (\w+) from ("[^"]+");$/gm
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"\/>/g

/** The fonts begin to load in the first frame, which itself waits for the style sheet. */
const waiting = `const frame = () => new Promise(go => requestAnimationFrame(() => setTimeout(go)));
await Promise.race([
  document.hidden || frame().then(() => document.fonts.ready).then(frame),
  new Promise(go => setTimeout(go, 3000)),
]);`
