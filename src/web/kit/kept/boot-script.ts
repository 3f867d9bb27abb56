/**
 * The source of a script that reads a kept text before the first paint. `code` gets it as `kept`, null where there is none, and a second one as `also`.
 * Forbidden storage must not stop the page. The result is constant, because its hash is in the content security policy.
 */
export function bootReading(name: string, code: string, also?: string): string {
  const second = also ? `,also=localStorage.getItem('${also}')` : ''
  return `try{var kept=localStorage.getItem('${name}')${second};${code}}catch(e){}`
}

/** The same for a script that keeps something: `code` calls `keep` with a value, which is kept as JSON. */
export function bootWriting(name: string, code: string): string {
  return `try{var keep=function(v){localStorage.setItem('${name}',JSON.stringify(v))};${code}}catch(e){}`
}
